import { countryOptions } from '@passmuster/schemas/countries';
import { CommandError } from '../terminal/commandError.ts';
import { closest } from '../text/closest.ts';

/** Returns the code of a country that is named by its code or by its English name, in any letter case. */
export function countryArgument(text: string): string {
  const wanted = text.trim().toLowerCase();
  const options = countryOptions();
  const found = options.find(({ value, label }) =>
    [value.toLowerCase(), label.toLowerCase()].includes(wanted),
  );
  if (found) return found.value;
  const near = closest(
    text,
    options.map(({ label }) => label),
  );
  const hint = near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : '';
  throw new CommandError(`pass a country such as NG or Nigeria${hint}`);
}
