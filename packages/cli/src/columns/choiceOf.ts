import { simplify } from './simplify.ts';

/** Names that people write for a value of a closed list, simplified. */
const otherNames: Readonly<Record<string, string>> = { ethereum: 'erc20' };

const bare = (text: string): string => simplify(text).replaceAll('_', '');

/** The languages in which countries are recognized by name. */
const languages = ['en', 'fr', 'pt'];

function countryNames(codes: readonly string[]): readonly (readonly [string, string])[] {
  return languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return codes.map((code) => [bare(names.of(code) ?? code), code] as const);
  });
}

const isCountryList = (options: readonly string[]): boolean =>
  options.length > 100 && options.every((option) => /^[A-Z]{2}$/.test(option));

const known = new Map<readonly string[], ReadonlyMap<string, string>>();

/** The values of a closed list by how a table may write them. */
function namesOf(options: readonly string[]): ReadonlyMap<string, string> {
  const before = known.get(options);
  if (before) return before;
  const names = new Map(isCountryList(options) ? countryNames(options) : []);
  for (const option of options) names.set(bare(option), option);
  for (const [name, option] of Object.entries(otherNames)) {
    if (options.includes(option)) names.set(name, option);
  }
  known.set(options, names);
  return names;
}

/**
 * Returns the value of a closed list that a cell means, or the cell as it is: `Polygon` is `polygon`, `ERC-20` is `erc20`,
 * `Operating a company` is `OPERATING_A_COMPANY`, and `Nigéria` is `NG`.
 */
export const choiceOf = (cell: string, options: readonly string[]): string =>
  options.includes(cell) ? cell : (namesOf(options).get(bare(cell)) ?? cell);
