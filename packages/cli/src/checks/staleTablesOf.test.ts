import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';

const examples = new URL('../../../../examples', import.meta.url).pathname;
const customer = ['check', 'customer', `${examples}/us-llc.json`];
/** A day on which every table was younger than its update interval, and one long after it. */
const [young, old] = ['2020-01-01', '2040-01-01'];
const jsonOf = async (args: readonly string[]) =>
  JSON.parse((await runInTest([...args, '--format', 'json'])).out);

test('the JSON report names the tables past their update interval on its day', async () => {
  expect((await jsonOf([...customer, '--as-of', young])).stale).toEqual([]);
  const { stale } = await jsonOf([...customer, '--as-of', old]);
  const names = stale.map(({ name }: { name: string }) => name);
  expect(names).toContain('FATF call for action');
  for (const { ageDays, maxAgeDays } of stale) expect(ageDays).toBeGreaterThan(maxAgeDays);
});

test.each([
  { language: 'en', line: 'tables are past their update interval: run passmuster doctor' },
  { language: 'fr', line: 'tables sont à mettre à jour : lancez passmuster doctor' },
  { language: 'pt-BR', line: 'tabelas precisam de atualização: execute passmuster doctor' },
])('the summary in $language counts them', async ({ language, line }) => {
  const args = [...customer, '--lang', language];
  expect((await runInTest([...args, '--as-of', old])).out).toContain(line);
  expect((await runInTest([...args, '--as-of', young])).out).not.toContain('passmuster doctor');
  expect((await runInTest([...args, '--as-of', old, '-q'])).out).not.toContain('passmuster doctor');
});

test('checks that read no table of this kind name none', async () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const args = ['check', 'address', address, '--network', 'erc20'];
  expect((await jsonOf(args)).stale).toEqual([]);
});
