import type { SharedTable } from '@passmuster/findings';
import { nigerianBanks, nigerianBanksVersion } from './ng/nigerianBanks.generated.ts';
import { southAfricanBanks, southAfricanBanksVersion } from './za/southAfricanBanks.generated.ts';

const origin = 'https://github.com/passmuster/passmuster/tree/main/packages/bank/data';

const table = (
  id: string,
  version: typeof nigerianBanksVersion | typeof southAfricanBanksVersion,
  rows: readonly unknown[],
): SharedTable => ({
  format: 'passmuster-table/1',
  id,
  ...version,
  url: origin,
  source: ['the sources of each bank are in the file at this address'],
  count: rows.length,
  rows,
});

/**
 * Returns the tables of this package that a configuration may replace, whole: to list, to export, or to begin one of your own.
 *
 * @example
 * bankTables().map(({ id }) => id) // ['bank/ng', 'bank/za']
 */
export const bankTables = (): readonly SharedTable[] => [
  table('bank/ng', nigerianBanksVersion, nigerianBanks),
  table('bank/za', southAfricanBanksVersion, southAfricanBanks),
];
