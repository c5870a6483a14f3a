import { closest } from '@passmuster/findings';
import { countryOptions } from '@passmuster/schemas/countries';
import { countryOf } from '../columns/countryOf.ts';
import { CommandError } from '../terminal/commandError.ts';

/** Returns the code of a country of the API's list that is named by its code or its name. */
export function countryArgument(text: string): string {
  const options = countryOptions();
  const code = countryOf(text);
  if (code !== undefined && options.some(({ value }) => value === code)) return code;
  const near = closest(
    text,
    options.map(({ label }) => label),
  );
  const hint = near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : '';
  throw new CommandError(`pass a country such as NG or Nigeria${hint}`);
}
