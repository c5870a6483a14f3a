import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { review } from '@passmuster/findings';
import { customerSample, sampleDay } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { changed } from '../testing/changed.ts';
import { relationshipAfterRegistration } from './owner/relationshipAfterRegistration.ts';

const guide = readFileSync(new URL('../../../../CONTRIBUTING.md', import.meta.url), 'utf8');
const [, recipe = ''] = guide.split('## Recipe: add a rule\n');
const [rule = '', table = ''] = Array.from(
  recipe.matchAll(/^ {3}```ts\n(.*?)^ {3}```/gms),
  ([, code = '']) => code,
);

/** Prints the paths that each row of the table expects, and those that the rule finds. */
const print = `
import { review } from '@passmuster/findings';
import { sampleDay, customerSample } from '@passmuster/testing/samples';
import { changed } from '../../testing/changed.ts';
import { ruleTables } from '../../testing/ruleTable.ts';
const [{ rows }] = ruleTables;
console.log(JSON.stringify(rows.map(({ set, finds }) => {
  const { findings } = review(changed(set, customerSample), [minimumAge], { asOf: sampleDay });
  return { finds, found: findings.map(({ path }) => path.join('.')) };
})));
`;

test('the rule of the recipe in CONTRIBUTING.md finds what its table says', {
  timeout: 60_000,
}, () => {
  const folder = fileURLToPath(new URL('owner/', import.meta.url));
  const { VITEST: _, ...env } = process.env;
  const code = `${rule}${table.replace(/^ *import \{ minimumAge \}.*\n/m, '')}${print}`;
  const args = ['--conditions=@passmuster/source', '--input-type=module-typescript', '-e', code];
  const rows: { finds: unknown; found: unknown }[] = JSON.parse(
    execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' }),
  );
  expect(rows).toHaveLength(2);
  for (const { finds, found } of rows) expect(found).toEqual(finds);
});

test('the row of the first change in CONTRIBUTING.md finds what it says', () => {
  const [, code = ''] =
    /ruleTable\(relationshipAfterRegistration, \[\n +(.*),\n\]\)/.exec(guide) ?? [];
  const since = 'business_owners.0.relationship_establishment_date';
  const { set, finds } = new Function('since', `return ${code}`)(since);
  const { findings } = review(changed(set, customerSample), [relationshipAfterRegistration], {
    asOf: sampleDay,
  });
  expect(finds).toEqual([since]);
  expect(findings.map(({ path }) => path.join('.'))).toEqual(finds);
});
