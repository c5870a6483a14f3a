import { globSync, readFileSync } from 'node:fs';
import { type RuleTable, ruleTables } from '../src/testing/ruleTable.ts';

/** Returns the tables of all rules, read from their tests. Not to be called within a test run. */
export async function loadRuleTables(): Promise<readonly RuleTable[]> {
  const root = new URL('../', import.meta.url);
  for (const name of globSync('src/rules/*/*.test.ts', { cwd: root.pathname }).sort()) {
    const file = new URL(name, root);
    if (readFileSync(file, 'utf8').includes('ruleTable(')) await import(file.href);
  }
  return ruleTables;
}
