import { loadTables as loadRuleTables, type SubjectRule, type Tables } from '@passmuster/findings';
import { loadDocumentGuide } from './requirements/loadDocumentGuide.ts';

/**
 * Loads the tables that rules need, and what documents are called in each country, for `requirements`.
 * A bundler puts each into a file of its own, fetched here.
 *
 * @throws what `import()` throws when a table can't be fetched.
 * @example
 * const tables = await loadTables(recommended);
 * reviewBusinessCustomer(draft, { asOf: '2026-11-21', preset: recommended, tables })
 */
export async function loadTables(rules: {
  readonly rules: readonly SubjectRule[];
}): Promise<Tables> {
  const [tables, guide] = await Promise.all([loadRuleTables(rules), loadDocumentGuide()]);
  return new Map([...tables, [loadDocumentGuide, guide]]);
}
