import { addressTables } from '@passmuster/address';
import { bankTables } from '@passmuster/bank';
import { replacementOf, type SharedTable } from '@passmuster/findings';
import { packageTables, tableIds } from '@passmuster/kyc';
import { type ConfigSource, loadConfigSource } from './configSource.ts';
import { dataConfig } from './dataConfig.ts';

/** A table that checks use, whole, and where it comes from. */
export interface TableInUse {
  readonly table: SharedTable;
  /** A package, or the name of a configuration. */
  readonly from: string;
}

const packageOf = (id: string): string => {
  const [topic = ''] = id.split('/');
  return `@passmuster/${topic === 'bank' || topic === 'address' ? topic : 'kyc'}`;
};

/** Returns every table that a configuration may replace, as it is used under one. */
export async function tablesInUse(
  source: ConfigSource | undefined,
): Promise<readonly TableInUse[]> {
  const own = [...(await packageTables()), ...(await addressTables()), ...bankTables()];
  const replaced = replacementOf(await dataConfig(source));
  const lines = source ? (await loadConfigSource(source)).lines : [];
  const nameOf = (id: string): string =>
    lines.find(({ key }) => key === `tables.${id}`)?.from ?? 'configuration';
  return tableIds.flatMap((id) => {
    const table = own.find((one) => one.id === id);
    if (table === undefined) return [];
    const other = replaced(id, table.asOf);
    return [other ? { table: other, from: nameOf(id) } : { table, from: packageOf(id) }];
  });
}
