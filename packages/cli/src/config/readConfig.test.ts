import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { sharedProcess } from '../../test/sharedProcess.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const runIn = sharedProcess();

/** Runs the command line in the temporary folder. */
const runInFolder = (...args: readonly string[]) => runIn(dirname(write('here', '')), ...args);

test('the JSON Schema of the settings is what the generator writes', () => {
  const script = new URL('../../scripts/configSchema.ts', import.meta.url).pathname;
  const run = () =>
    execFileSync(process.execPath, ['--conditions=@passmuster/source', script, '--check']);
  expect(run).not.toThrow();
});

const rule = `{ id: 'own/always', severity: 'warning', source: { title: 'Own' },
  message: 'Own rule ran', remedy: 'Nothing.', reads: {}, check: (_, { report }) => report([]) }`;

test.each([
  { options: ['--allow-modules'], why: 'are loaded with --allow-modules' },
  { options: ['--config', 'passmuster.config.json'], why: 'are loaded with --config' },
])('rule modules that the settings of the current folder name $why', async ({ options }) => {
  write('rules.mjs', `export const rules = [${rule}];`);
  const rules = { 'own/always': 'info' };
  const settings = { ruleModules: ['./rules.mjs'], failOn: 'warning', rules };
  write('passmuster.config.json', JSON.stringify(settings));
  const file = write('customer.json', '{}');
  const { stdout } = await runInFolder('check', 'customer', file, ...options);
  expect(stdout).toContain('own/always');
});

test('a rule that the settings misspell is an error', async () => {
  write('passmuster.config.json', '{"rules":{"owner/minimum-agee":"off"}}');
  const { status, stderr } = await runInFolder('check', 'customer', write('customer.json', '{}'));
  expect(stderr).toContain('Did you mean owner/minimum-age?');
  expect(status).toBe(2);
});

test.each([
  { settings: '{"presett":"strict"}', says: 'there is no setting presett. Did you mean preset?' },
  { settings: '{"zodiac":1}', says: 'there is no setting zodiac.\n' },
])('$says', async ({ settings, says }) => {
  write('passmuster.config.json', settings);
  const { status, stderr } = await runInFolder('check', 'customer', write('customer.json', '{}'));
  expect(stderr).toContain(`passmuster.config.json: ${says}`);
  expect(status).toBe(2);
});

test('the other settings of the current folder apply', async () => {
  write('passmuster.config.json', '{"format":"ndjson"}');
  const { stdout } = await runInFolder('check', 'customer', write('customer.json', '{}'));
  expect(JSON.parse(stdout)).toMatchObject({ row: 0 });
});

test('settings of any size and kind end with one line', async () => {
  const { stderr, status } = await runInFolder('check', 'phone', '+1202', '--config', '/dev/zero');
  expect(stderr).toBe('passmuster: /dev/zero: this file is larger than 4 MiB\n');
  expect(status).toBe(2);
});
