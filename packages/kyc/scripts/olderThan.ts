import { type DataVersion, dayOf } from '@passmuster/findings';

/** The tables that are more than `days` days old on `asOf`, each with its age. */
export function olderThan(
  days: number,
  asOf: string,
  tables: readonly DataVersion[],
): readonly (DataVersion & { readonly days: number })[] {
  const today = Date.parse(dayOf(asOf));
  return tables
    .map(({ name, asOf: vintage }) => ({
      name,
      asOf: vintage,
      days: (today - Date.parse(vintage)) / 86_400_000,
    }))
    .filter((table) => table.days > days);
}
