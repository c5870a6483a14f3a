import type { SubjectRule } from '@passmuster/findings';
import type { TableRuleId } from './tables/tableRules.ts';

export type { TableRuleId } from './tables/tableRules.ts';

/**
 * Loads the rules that need heavy tables: subdivisions, postcodes, tax numbers, public suffixes, free
 * e-mail domains, industry editions, first bytes of files and numbering plans. A bundler puts them into
 * a file of their own, which is fetched when this is called.
 *
 * @example
 * const tables = await loadTables();
 * reviewBusinessCustomer(draft, { asOf: '2026-11-21', preset: recommended, tables });
 */
export async function loadTables(): Promise<readonly SubjectRule<TableRuleId>[]> {
  const { tableRules } = await import('./tables/tableRules.ts');
  return tableRules;
}
