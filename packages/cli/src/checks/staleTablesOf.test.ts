import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const examples = new URL('../../../../examples', import.meta.url).pathname;
const customer = ['check', 'customer', `${examples}/us-llc.json`];
const inIran = ['check', 'customer', write('iran.json', '{"registered_address":{"country":"IR"}}')];
/** A day on which every table was younger than its update interval, and one long after it. */
const [young, old] = ['2020-01-01', '2040-01-01'];
const textOf = async (args: readonly string[]) => (await runInTest([...args])).out;
const jsonOf = async (args: readonly string[]) =>
  JSON.parse(await textOf([...args, '--format', 'json']));

test('the JSON report names the tables past their update interval on its day', async () => {
  expect((await jsonOf([...customer, '--as-of', young])).stale).toEqual([]);
  const { stale } = await jsonOf([...customer, '--as-of', old]);
  const names: readonly string[] = stale.map(({ name }: { name: string }) => name);
  expect(names).toContain('FATF call for action');
  expect(new Set(names).size).toBe(names.length);
  for (const { ageDays, maxAgeDays } of stale) expect(ageDays).toBeGreaterThan(maxAgeDays);
});

test('a table is not named if its rules are off', async () => {
  const args = [...customer, '--as-of', old];
  const off = ['--rule', 'postal/mail-drop=off'];
  const drops = expect.objectContaining({ name: 'Mail drops' });
  expect((await jsonOf(args)).stale).toContainEqual(drops);
  expect((await jsonOf([...args, ...off])).stale).not.toContainEqual(drops);
});

const since = {
  en: /Checked against FATF call for action of \d{4}-\d\d-\d\d, which may have changed since then\./,
  fr: /Vérifié d’après FATF call for action du \d{4}-\d\d-\d\d, qui a pu changer depuis\./,
  'pt-BR':
    /Verificado com FATF call for action de \d{4}-\d\d-\d\d, que pode ter mudado desde então/,
};

test.each(Object.entries(since))(
  'the finding that rests on an old table says so in %s',
  async (language, sentence) => {
    const args = [...inIran, '--lang', language];
    const inOneLine = (out: string): string => out.replace(/\s+/g, ' ');
    expect(inOneLine(await textOf([...args, '--as-of', old]))).toMatch(sentence);
    expect(inOneLine(await textOf([...args, '--as-of', young]))).not.toMatch(sentence);
  },
);

test('a report without such a finding says nothing about old tables', async () => {
  const out = await textOf([...customer, '--as-of', old]);
  expect(out).not.toContain('FATF');
  expect(out).not.toContain('update');
});

test('checks that read no table of this kind name none', async () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const args = ['check', 'address', address, '--network', 'erc20'];
  expect((await jsonOf(args)).stale).toEqual([]);
});
