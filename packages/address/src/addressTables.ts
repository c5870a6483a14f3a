import type { SharedTable } from '@passmuster/findings';
import { tokenContracts, tokenContractsVersion } from './tokenContracts.generated.ts';

/**
 * Loads the tables of this package that a configuration may replace, whole: to list, to export, or to begin one of your own.
 *
 * @example
 * (await addressTables()).map(({ id }) => id)
 * // ['address/sanctioned', 'address/known', 'address/token-contracts']
 */
export async function addressTables(): Promise<readonly SharedTable[]> {
  const { knownVersion, labelGroups, sanctionedVersion } = await import(
    './addressLabels.generated.ts'
  );
  const labeled = labelGroups.flatMap(({ addresses, kind, ...label }) =>
    Array.from({ length: addresses.length / 40 }, (_, at) => {
      const address = `0x${addresses.slice(at * 40, at * 40 + 40)}`;
      return kind === 'sanctioned' ? { address, ...label } : { address, kind, ...label };
    }),
  );
  const table = (
    id: string,
    version: Pick<SharedTable, 'asOf' | 'hash'>,
    source: string,
    rows: readonly unknown[],
  ): SharedTable => ({
    format: 'passmuster-table/1',
    id,
    ...version,
    source: [source],
    count: rows.length,
    rows,
  });
  const sanctioned = labeled.filter((row) => !('kind' in row));
  const known = labeled.filter((row) => 'kind' in row);
  return [
    table('address/sanctioned', sanctionedVersion, 'OFAC SDN list', sanctioned),
    table('address/known', knownVersion, 'lists named in knownAddresses.json', known),
    table(
      'address/token-contracts',
      tokenContractsVersion,
      'viem/tokens; Uniswap Labs Default token list',
      tokenContracts,
    ),
  ];
}
