import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kycRules } from './kycRules.ts';
import { strict } from './strict.ts';
import { walletRules } from './wallet/walletRules.ts';

test('RULES.md is what the rules and their tests say', () => {
  const script = new URL('../../scripts/rulesPage.ts', import.meta.url).pathname;
  const { VITEST: _, ...env } = process.env;
  const args = ['--conditions=@passmuster/source', script, '--check'];
  expect(() => execFileSync(process.execPath, args, { env, stdio: 'pipe' })).not.toThrow();
});

const page = readFileSync(new URL('../../../../docs/RULES.md', import.meta.url), 'utf8');

test('every rule has an entry, and no two share an id', () => {
  const ids = kycRules.map(({ id }) => id);
  const entries = page.match(/(?<=^### ).+$/gm) ?? [];
  expect(entries.toSorted()).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([...strict.rules, ...walletRules])('$id has an example on each side', ({ id }) => {
  const entry = page.split('### ').find((part) => part.startsWith(`${id}\n`)) ?? '';
  expect(entry).toContain('- Passes: ');
  expect(entry).toContain('- Fails: ');
});
