import { countryCodes } from '@passmuster/schemas/countries';
import { countryOf } from './countryOf.ts';
import { simplify } from './simplify.ts';

/** Names that people write for a value of a closed list, simplified. */
const otherNames: Readonly<Record<string, string>> = { ethereum: 'erc20' };

const bare = (text: string): string => simplify(text).replaceAll('_', '');

const known = new Map<readonly string[], ReadonlyMap<string, string>>();

/** The values of a closed list by how a table may write them. */
function namesOf(options: readonly string[]): ReadonlyMap<string, string> {
  const before = known.get(options);
  if (before) return before;
  const names = new Map(options.map((option) => [bare(option), option]));
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
export function choiceOf(cell: string, options: readonly string[]): string {
  if (options.includes(cell)) return cell;
  const country = options === countryCodes ? countryOf(cell) : undefined;
  const choice = country ?? namesOf(options).get(bare(cell));
  return choice !== undefined && options.includes(choice) ? choice : cell;
}
