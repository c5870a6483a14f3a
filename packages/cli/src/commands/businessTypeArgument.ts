import { type BusinessType, businessTypes } from '@passmuster/schemas';
import { CommandError } from '../terminal/commandError.ts';

const initialsOf = (type: string): string =>
  type
    .split('_')
    .map((word) => word[0])
    .join('');

/** Returns the business type that is named by its code, in any letter case, or by initials that are its alone (`LLC`). */
export function businessTypeArgument(text: string): BusinessType {
  const wanted = text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  const byInitials = businessTypes.filter((type) => initialsOf(type) === wanted);
  const found = businessTypes.find((type) => type === wanted);
  if (found) return found;
  if (byInitials[0] && byInitials.length === 1) return byInitials[0];
  throw new CommandError(`pass a business type: ${businessTypes.join(', ')}`);
}
