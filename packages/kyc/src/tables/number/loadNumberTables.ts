import type { ReplacementOf } from '@passmuster/findings';

/** Loads what the rules about tax and register numbers read, of some countries. Default: all countries. */
export const loadNumberTablesOf = async (
  countries?: readonly string[],
  replacementOf?: ReplacementOf,
) => (await import('./numberTables.ts')).numberTables(countries, replacementOf);

/** Loads the same for every country. */
export const loadAllNumberTables = (replacementOf?: ReplacementOf) =>
  loadNumberTablesOf(undefined, replacementOf);
