import { foldText } from '@passmuster/findings';
import { nationalityNames } from './nationalityNames.ts';

const codes: ReadonlyMap<string, string> = new Map(
  nationalityNames.split(';').flatMap((entry) => {
    const [code = '', ...names] = entry.trim().split(' ');
    return names
      .join(' ')
      .split(',')
      .map((name): [string, string] => [name, code]);
  }),
);

/** Feminine endings in French and Portuguese, and the masculine ones in their place. */
const endings: readonly (readonly [string, string])[] = [
  ['e', ''],
  ['ne', ''],
  ['a', ''],
  ['a', 'o'],
];

/**
 * Returns the code of the country whose citizens a text names in English, French or Portuguese, in either gender; undefined if it
 * names none, or those of several.
 *
 * @example
 * countryOfNationality('Ivoirienne') // 'CI'
 * countryOfNationality('Congolese') // undefined
 */
export function countryOfNationality(text: string): string | undefined {
  const name = foldText(text);
  const masculine = endings.flatMap(([ending, other]) =>
    name.endsWith(ending) ? [name.slice(0, -ending.length) + other] : [],
  );
  const known = [name, ...masculine].find((one) => codes.has(one));
  return known === undefined ? undefined : codes.get(known);
}
