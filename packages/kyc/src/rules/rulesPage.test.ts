import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strict } from './strict.ts';
import { walletRules } from './wallet/walletRules.ts';

const rules = [...strict.rules, ...walletRules];

test('RULES.md is what the rules and their tests say', { timeout: 60_000 }, () => {
  const script = new URL('../../scripts/rulesPage.ts', import.meta.url).pathname;
  const { VITEST: _, ...env } = process.env;
  const args = ['--conditions=@passmuster/source', script, '--check'];
  expect(() => execFileSync(process.execPath, args, { env, stdio: 'pipe' })).not.toThrow();
});

test.each(rules)('$id has a page entry with an example on each side', ({ id }) => {
  const page = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
  const entry = page.split('### ').find((part) => part.startsWith(`${id}\n`)) ?? '';
  expect(entry).toContain('- Passes: ');
  expect(entry).toContain('- Fails: ');
});

test('no two rules share an id', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
