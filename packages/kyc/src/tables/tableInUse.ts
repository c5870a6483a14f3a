import type { DataVersion, ReplacementOf, SharedTable } from '@passmuster/findings';

/** A table as rules use it: that of this package, or of a configuration. */
export interface TableInUse<Row> {
  readonly version: DataVersion;
  readonly rows: readonly Row[];
}

/** Returns the version of a configuration's table for the audit record: under the name of the table that it replaces. */
export const replacedVersion = (
  name: string,
  { asOf, url, maxAgeDays, hash }: SharedTable,
): DataVersion => ({
  name,
  asOf,
  hash,
  ...(url && { url }),
  ...(maxAgeDays !== undefined && { maxAgeDays }),
});

/** Returns the table of a configuration in place of the one with this id and version; `undefined` if it has none to use. */
export function tableInUse<Row>(
  id: string,
  { name, asOf }: DataVersion,
  replacementOf: ReplacementOf | undefined,
): TableInUse<Row> | undefined {
  const table = replacementOf?.(id, asOf);
  // The rows were checked when the table was read.
  return table && { version: replacedVersion(name, table), rows: table.rows as readonly Row[] };
}
