import { countryCodes } from '@passmuster/schemas/countries';
import { en, type LabeledList } from '@passmuster/schemas/labels';
import { countryOf } from './countryOf.ts';
import { customerLabels } from './customerLabels.ts';
import { simplify } from './simplify.ts';

/** Names that people write for a value of a closed list, simplified. */
const otherNames: Readonly<Record<string, string>> = { ethereum: 'erc20' };

/** The lists of a table whose values have labels. */
const lists = [
  ...(['accountPurposes', 'annualRevenues', 'businessTypes', 'documentSubTypes'] as const),
  ...(['documentTypes', 'networks', 'ownerTitles', 'sourcesOfFunds', 'walletCurrencies'] as const),
] satisfies readonly LabeledList[];

const bare = (text: string): string => simplify(text).replaceAll('_', '');

const known = new Map<readonly string[], ReadonlyMap<string, string>>();

/** Returns the values of a closed list by how a table may write them: code, label in any language, other name. */
function namesOf(options: readonly string[]): ReadonlyMap<string, string> {
  const before = known.get(options);
  if (before) return before;
  const list = lists.find((name) =>
    options.every((option) => option === '' || Object.hasOwn(en[name], option)),
  );
  const labels = customerLabels.flatMap((language) => (list ? Object.entries(language[list]) : []));
  const names = new Map([
    ...labels.map(([value, label]) => [bare(label), value] as const),
    ...Object.entries(otherNames),
    ...options.map((option) => [bare(option), option] as const),
  ]);
  known.set(options, names);
  return names;
}

/**
 * Returns the value of a closed list that a cell means, or the cell as it is: `Polygon` is `polygon`, `ERC-20` is `erc20`,
 * `Relevé de compte bancaire` is `BANK_STATEMENT`, and `Nigéria` is `NG`.
 */
export function choiceOf(cell: string, options: readonly string[]): string {
  if (options.includes(cell)) return cell;
  const country = options === countryCodes ? countryOf(cell) : undefined;
  const choice = country ?? namesOf(options).get(bare(cell));
  return choice !== undefined && options.includes(choice) ? choice : cell;
}
