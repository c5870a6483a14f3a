import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';

const guide = readFileSync(new URL('../../../../CONTRIBUTING.md', import.meta.url), 'utf8');
const folder = fileURLToPath(new URL('owner/', import.meta.url));

interface RunRow {
  readonly why: string;
  readonly finds: readonly string[];
  readonly found: readonly string[];
}

/** Runs the source of a rule with that of its table, and returns the paths that each row expects, and those that the rule finds. */
function runTable(name: string, rule: string, table: string): readonly RunRow[] {
  const code = `${rule}
${table.replace(new RegExp(`^ *import \\{ ${name} \\}.*\n`, 'm'), '')}
import { review } from '@passmuster/findings';
import { sampleDay, customerSample } from '@passmuster/testing/samples';
import { changed } from '../../testing/changed.ts';
import { ruleTables } from '../../testing/ruleTable.ts';
const [{ rows }] = ruleTables;
console.log(JSON.stringify(rows.map(({ why, set, finds }) => {
  const { findings } = review(changed(set, customerSample), [${name}], { asOf: sampleDay });
  return { why, finds, found: findings.map(({ path }) => path.join('.')) };
})));
`;
  const { VITEST: _, ...env } = process.env;
  const args = ['--conditions=@passmuster/source', '--input-type=module-typescript', '-e', code];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' }));
}

test('the rule of the recipe in CONTRIBUTING.md finds what its table says', () => {
  const [, recipe = ''] = guide.split('## Recipe: add a rule\n');
  const [rule = '', table = ''] = Array.from(
    recipe.matchAll(/^ {3}```ts\n(.*?)^ {3}```/gms),
    ([, code = '']) => code,
  );
  const rows = runTable('minimumAge', rule, table);
  expect(rows).toHaveLength(2);
  for (const { finds, found } of rows) expect(found).toEqual(finds);
});

test('the first change in CONTRIBUTING.md: its row passes, and fails alone after the change of the rule', () => {
  const name = 'relationshipAfterRegistration';
  const [, row = ''] = /^( {2}\{ why: 'practice.*)$/m.exec(guide) ?? [];
  const [, before = '', after = ''] = /change `(born.*?)` to `(born.*?)`/.exec(guide) ?? [];
  const rule = readFileSync(`${folder}${name}.ts`, 'utf8');
  const table = readFileSync(`${folder}${name}.test.ts`, 'utf8');
  const last = table.lastIndexOf('\n  {');
  const withRow = `${table.slice(0, last)}\n${row}${table.slice(last)}`;
  const failing = (source: string): readonly string[] =>
    runTable(name, source, withRow)
      .filter(({ finds, found }) => found.join() !== finds.join())
      .map(({ why }) => why);
  expect(rule.split(before)).toHaveLength(2);
  expect(failing(rule)).toEqual([]);
  expect(failing(rule.replace(before, after))).toEqual(['practice: on the 14th birthday']);
  expect(guide).toContain(`born on ${customerSample.business_owners[0]?.date_of_birth}`);
});
