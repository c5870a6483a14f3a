import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { languages } from '../checks/checkSettings.ts';
import { reportWords } from './reportWords.ts';

const write = temporaryFolder();
const file = write('customer.json', '{"email":"ada"}');
const config = write('acme.json', '{"rules":{"email/public-domain":"off"}}');
const output = async (...args: readonly string[]) => (await runInTest(args)).out;
const check = (...args: readonly string[]) => output('check', 'customer', file, ...args);
const { revision } = JSON.parse(await output('audit', file, '--config', config));

test.each(languages)(
  'the summary says in one line which configuration reviewed: %s',
  async (lang) => {
    const text = await check('--config', config, '--lang', lang);
    const line = reportWords[lang].revision.replace('{revision}', revision);
    expect(text.split('\n').filter((one) => one === line)).toHaveLength(1);
    expect(await check('--config', config, '--lang', lang, '--quiet')).not.toContain(revision);
  },
);

test('a page and the JSON report have the revision of the audit record', async () => {
  expect(await check('--config', config, '--format', 'html')).toContain(
    `· Configuration: ${revision}</p>`,
  );
  const json = JSON.parse(await check('--config', config, '--format', 'json'));
  expect(json.revision).toBe(revision);
});

test('another setting is another revision', async () => {
  const args = ['--config', config, '--format', 'json', '--rule', 'owner/minimum-age=off'];
  const other = JSON.parse(await check(...args)).revision;
  expect(other).toMatch(/\/[0-9a-f]{8} kyc\//);
  expect(other).not.toBe(revision);
});

test('a text without a configuration, and reports of other kinds, name none', async () => {
  expect(await check()).not.toContain(' kyc/');
  expect(JSON.parse(await check('--format', 'json')).revision).toMatch(/^recommended\//);
  const account = write('account.json', '{"type":"BANK"}');
  const bank = ['check', 'bank', account, '--config', config, '--format', 'json'];
  expect(JSON.parse(await output(...bank))).not.toHaveProperty('revision');
});
