/** Loads what the rules about tax and register numbers read, of some countries. Default: all countries. */
export const loadNumberTablesOf = async (countries?: readonly string[]) =>
  (await import('./numberTables.ts')).numberTables(countries);

/** Loads the same for every country. */
export const loadAllNumberTables = () => loadNumberTablesOf();
