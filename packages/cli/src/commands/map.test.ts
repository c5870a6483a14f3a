import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const table = write('payees.csv', 'Payee,Bank account,Routing memo,Zodiac\nAda,0000014579,1,2\n');
const config = join(dirname(table), 'own.config.json');

test('the field of each column is shown, and what others may be, with the option that reads them', async () => {
  const { out, code } = await runInTest(['map', table, '--config', config]);
  expect(out).toContain('a table for `check bank`. 2 of 4 columns recognized');
  expect(out).toMatch(/^ {2}Payee +account_name$/m);
  expect(out).toMatch(/^ {2}Routing memo +not read {2}\(routing_number\?\)$/m);
  expect(out).toContain('add --save and its option:\n  --map "routing_number=Routing memo"\n');
  expect(out).toMatch(/^ {2}column D +not read$/m);
  expect(existsSync(config)).toBe(false);
  expect(code).toBe(0);
});

test('--save adds the given mapping to the settings, which check then reads, and no guess', async () => {
  write('own.config.json', '{"failOn":"warning","map":{"email":"Mail"}}');
  const saving = ['map', table, '--config', config, '--save', '--map', 'customer_id=Zodiac'];
  expect((await runInTest(saving)).out).toContain(`Saved in ${config}`);
  expect(JSON.parse(readFileSync(config, 'utf8'))).toEqual({
    failOn: 'warning',
    map: { email: 'Mail', customer_id: 'Zodiac' },
  });
  const { err } = await runInTest(['check', 'bank', table, '--config', config]);
  expect(err).toContain('1 column not read: "Routing memo"');
  expect((await runInTest(['map', table, '--config', config])).out).toMatch(/Zodiac +customer_id/);
});

test.each([
  { file: write('none.csv', 'Zodiac,Color\n1,2\n'), says: 'Say what the rows are' },
  { file: write('list.json', '[{"email":"x"}]'), says: 'this file has no headings' },
])('$says', async ({ file, says }) => {
  const { err, code } = await runInTest(['map', file]);
  expect(err).toContain(says);
  expect(code).toBe(2);
});

test('settings that are wrong stay as they are', async () => {
  const wrong = write('wrong.config.json', '{"preset":"x"}');
  const { code } = await runInTest(['map', table, '--config', wrong, '--save']);
  expect(code).toBe(2);
  expect(readFileSync(wrong, 'utf8')).toBe('{"preset":"x"}');
});

test.each(['@acme/passmuster-config', 'passmuster.config.js'])(
  '%s has no mapping, and none is saved in its place',
  async (name) => {
    const { out, code } = await runInTest(['map', table, '--config', name]);
    expect(out).toContain('2 of 4 columns recognized');
    expect(code).toBe(0);
    const saving = ['map', table, '--config', name, '--save', '--map', 'customer_id=Zodiac'];
    const refused = await runInTest(saving);
    expect(refused.err).toContain(`${name}: a mapping is saved in a JSON file`);
    expect(refused.code).toBe(2);
    expect(existsSync(name)).toBe(false);
  },
);
