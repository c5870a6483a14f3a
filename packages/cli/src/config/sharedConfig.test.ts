import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sharedProcess } from '../../test/sharedProcess.ts';

const main = new URL('../main.ts', import.meta.url).pathname;
const kyc = new URL('../../../kyc', import.meta.url).pathname;
let folder: string;

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passmuster-config-'));
  mkdirSync(join(folder, 'node_modules/@passmuster'), { recursive: true });
  symlinkSync(kyc, join(folder, 'node_modules/@passmuster/kyc'));
  write({ 'package.json': '{"type":"module"}', 'customer.json': JSON.stringify(draft) });
});

const runIn = sharedProcess();
const run = (...args: readonly string[]) => runIn(folder, ...args);

const draft = {
  business_website: 'https://www.facebook.com/karoo',
  business_owners: [{ date_of_birth: '2006-01-31' }],
};

const acme = `
import { defineConfig, defineRule } from '@passmuster/kyc';
const own = defineRule({
  id: 'acme/website', severity: 'warning', basis: 'practice', source: { title: 'Acme' },
  message: 'own', remedy: 'Enter your own website.',
  reads: { business_website: (value) => typeof value === 'string' },
  check(_, { report }) { report(['business_website']); },
});
export default defineConfig({
  name: 'acme',
  ownRules: [own],
  rules: { 'owner/minimum-age': ['error', { years: 21 }], 'bank/ngn-phone-number': 'off' },
  texts: { fr: { 'acme/website': 'Indiquez votre propre site.' } },
});`;
const aPackage = {
  'node_modules/@acme/passmuster-config/package.json':
    '{"name":"@acme/passmuster-config","type":"module","exports":{".":{"default":"./index.js"}}}',
  'node_modules/@acme/passmuster-config/index.js': acme,
};
const check = ['check', 'customer', 'customer.json', '--format', 'ndjson', '--as-of', '2026-11-21'];
const findings = (stdout: string): readonly { rule: string; severity: string; remedy: string }[] =>
  stdout === '' ? [] : JSON.parse(stdout.split('\n')[0] ?? '').findings;

test.each([
  { why: 'by --config', settings: undefined, options: ['--config', '@acme/passmuster-config'] },
  {
    why: 'by extends',
    settings: '{"extends":"@acme/passmuster-config"}',
    options: ['--allow-modules'],
  },
])('a package applies $why: rules of its own, options and texts', async ({ settings, options }) => {
  write({ ...aPackage, ...(settings && { 'passmuster.config.json': settings }) });
  const english = findings((await run(...check, ...options)).stdout);
  expect(english.find(({ rule }) => rule === 'acme/website')?.remedy).toBe(
    'Enter your own website.',
  );
  expect(english.find(({ rule }) => rule === 'owner/minimum-age')?.remedy).toContain('21 or older');
  const french = findings((await run(...check, ...options, '--lang', 'fr')).stdout);
  expect(french.find(({ rule }) => rule === 'acme/website')?.remedy).toBe(
    'Indiquez votre propre site.',
  );
});

test('settings of the folder and options of the command win over what is extended', async () => {
  write({
    ...aPackage,
    'base.json': '{"rules":{"acme/website":"info","schema/required":"off"},"lang":"fr"}',
    'passmuster.config.json':
      '{"extends":["@acme/passmuster-config"],"rules":{"acme/website":"error"}}',
  });
  const severity = async (...options: readonly string[]) =>
    findings((await run(...check, '--allow-modules', ...options)).stdout).find(
      ({ rule }) => rule === 'acme/website',
    )?.severity;
  expect(await severity()).toBe('error');
  expect(await severity('--rule', 'acme/website=info')).toBe('info');
});

test('config prints what applies, and where each line comes from', async () => {
  write({
    ...aPackage,
    'passmuster.config.json': '{"extends":"@acme/passmuster-config","preset":"strict","lang":"fr"}',
  });
  const { stdout } = await run('config', '--allow-modules');
  expect(stdout).toMatch(/rules\.owner\/minimum-age\.years +21 +\(acme\)/);
  expect(stdout).toMatch(/preset +"strict" +\(passmuster\.config\.json\)/);
  expect(stdout).toMatch(/lang +"fr" +\(passmuster\.config\.json\)/);
  const explained = await run('explain', 'owner/minimum-age', '--allow-modules');
  expect(explained.stdout).toContain('Configuration passmuster.config.json');
  const rules = await run('rules', '--allow-modules');
  expect(rules.stdout).toMatch(/^acme\/website +warning/m);
  expect(rules.stdout).not.toContain('bank/ngn-phone-number');
});

test('what a rule prints goes to standard error, on the main thread and on two others', () => {
  write({
    'own.js': `console.log('loaded'); export const rules = [{ id: 'own/loud', severity: 'info',
      source: { title: 'Own' }, message: 'own', remedy: 'Nothing.', reads: {},
      check: (_, { report }) => { console.log('checked'); report([]); } }];`,
    'passmuster.config.json': '{"ruleModules":["./own.js"]}',
    // The first file is small enough for the main thread, the second one is not.
    'large.ndjson': `${JSON.stringify(draft)}${' '.repeat(60_000)}\n`.repeat(22),
  });
  const [command = '', kind = '', file = '', ...options] = check;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...['--conditions=@passmuster/source', main, command, kind, file, 'large.ndjson'],
      ...[...options, '--allow-modules', '--threads', '2'],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stdout.match(/"own\/loud"/g)).toHaveLength(23);
  expect(stderr.match(/loaded/g)).toHaveLength(3);
  expect(stderr.match(/checked/g)).toHaveLength(23);
});

describe('a folder of a stranger', () => {
  test.each([
    { name: 'passmuster.config.json', text: '{"extends":"@acme/passmuster-config"}' },
    { name: 'passmuster.config.json', text: '{"ruleModules":["./rules.js"]}' },
    { name: 'passmuster.config.js', text: 'console.log("it ran")' },
  ])('runs no code and exits with 2: $name $text', async ({ name, text }) => {
    write({ ...aPackage, [name]: text });
    const { status, stdout, stderr } = await run(...check);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `passmuster: ${name}: it runs code of this folder. Add --allow-modules if you trust it, or --no-config to check without it\n`,
    );
    expect(findings((await run(...check, '--no-config')).stdout).length).toBeGreaterThan(0);
  });
});

describe('one sentence and exit code 2', () => {
  test.each([
    [
      { 'passmuster.config.json': '{"extends":"@acme/nothing"}' },
      `the package "@acme/nothing" isn't installed`,
    ],
    [
      { 'passmuster.config.json': '{"extends":"./no.json"}' },
      `extends "./no.json": this file isn't there`,
    ],
    [{ 'passmuster.config.json': '{"extends":"node:fs"}' }, 'node:fs is a module of Node.js'],
    [
      {
        'passmuster.config.json': '{"extends":"./b.json"}',
        'b.json': '{"extends":"./passmuster.config.json"}',
      },
      'these files extend each other',
    ],
    [
      { 'passmuster.config.json': '{"extends":"./a.js"}', 'a.js': 'export const config = {};' },
      'it must export by default what defineConfig returns',
    ],
    [
      {
        'passmuster.config.js': `import './b.js'; import { defineConfig } from '@passmuster/kyc'; export default defineConfig({ name: 'a' });`,
        'b.js': `import a from './passmuster.config.js'; import { defineConfig } from '@passmuster/kyc'; export default defineConfig({ name: 'b', extends: [a] });`,
      },
      'its modules import each other',
    ],
    [
      { 'passmuster.config.json': '{"rules":{"owner/minimum-age":["error",{"years":17}]}}' },
      'passmuster.config.json: rules, "owner/minimum-age": years must be a whole number from 18 to 99',
    ],
    [
      { 'passmuster.config.json': '{"texts":{"fr":{"acme/other":"Texte"}}}' },
      'passmuster.config.json: texts, fr: there is no rule "acme/other"',
    ],
  ])('%j', async (files, sentence) => {
    write(files as Readonly<Record<string, string>>);
    const { status, stdout, stderr } = await run(...check, '--allow-modules');
    expect([status, stdout, stderr.split('\n').length]).toEqual([2, '', 2]);
    expect(stderr).toContain(sentence);
  });
});
