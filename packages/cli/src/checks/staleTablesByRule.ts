import type { StaleTable } from '@passmuster/findings';

/** Tables that are older than their update interval, by the id of the rule that consults them. */
export type StaleTablesByRule = ReadonlyMap<string, readonly StaleTable[]>;

/** Returns each table once. */
export const eachTable = (byRule: StaleTablesByRule): readonly StaleTable[] => [
  ...new Map([...byRule.values()].flat().map((table) => [table.name, table])).values(),
];
