import { deepFreeze } from './deepFreeze.ts';
import type { SubjectRule, TableLoad } from './subjectRule.ts';

/** Loaded tables, by the `load` of the rules that need them. */
export type Tables = ReadonlyMap<TableLoad, unknown>;

/**
 * Loads the tables that rules need. A bundler puts each into a file of its own, fetched here.
 *
 * @throws what `import()` throws when a table can't be fetched.
 * @example
 * const tables = await loadTables(recommended);
 * review({}, recommended, { asOf: '2026-11-21', tables }).ready // true
 */
export async function loadTables(preset: {
  readonly rules: readonly SubjectRule[];
}): Promise<Tables> {
  const loads = new Set(preset.rules.flatMap(({ load }) => (load ? [load] : [])));
  return new Map(
    await Promise.all([...loads].map(async (load) => [load, deepFreeze(await load())] as const)),
  );
}
