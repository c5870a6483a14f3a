import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import * as schemas from '@passmuster/schemas';
import { testDocstrings } from '@passmuster/testing/testExamples';
import { afterAll, expect, test } from 'vitest';
import { payouts, commands as recorded } from '../test/recordedSession.ts';
import { runInTest } from '../test/runInTest.ts';
import { createProgram } from './program/createProgram.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const root = new URL('../../..', import.meta.url).pathname;
const example = readFileSync(join(root, 'examples/us-llc.json'), 'utf8');
const line = `${JSON.stringify(JSON.parse(example))}\n`;

const folder = mkdtempSync(join(tmpdir(), 'passmuster-readme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const files: Readonly<Record<string, string>> = {
  'customers.ndjson': line,
  'application.json': example,
  'accounts.csv':
    'type,account_name,account_number,bank_name,currency,bank_code\nBANK,Adunni Foods,0000014579,First Bank of Nigeria,NGN,011\n',
  'wallets.json': '[{"currency":"USDC","network":"polygon"}]',
  'addresses.txt': `${address}\n`,
  'book.txt': `${address}\n`,
  'before.ndjson': '{"file":"a","row":1,"findings":[]}\n',
  'after.ndjson': '{"file":"a","row":1,"findings":[]}\n',
  'own.json': '{"preset":"spec"}',
  'provider.json': '{"name":"Acme Pay","countries":["US"]}',
  'accepted.json':
    '[{"rule":"phone/fictional","path":"phone","reason":"Called","by":"A. Obi","until":"2026-12-31"}]',
  'table.csv': `email,Mail,Wallet\na,b,${address}\n`,
};
const part = (index: number): string =>
  `file,row,field,severity,rule,message,remedy,source,cell,heading,verdict,accepted\r\n#passmuster {"shard":{"index":${index},"count":2},"look":0,"blocked":0}\n`;
const parts = { 'part-1.csv': part(1), 'part-2.csv': part(2) };
for (const [name, text] of Object.entries({ ...files, ...parts }))
  writeFileSync(join(folder, name), text);
mkdirSync(join(folder, 'scans'));

/** Arguments of a command line in the README, files taken from the folder of the test. */
const argumentsOf = (command: string): string[] =>
  command
    .split(' ')
    .slice(1)
    .map((word) =>
      word in files ||
      word in parts ||
      /^(?:template|modele|sample|report|fixed)\.\w+$|^scans$/.test(word)
        ? join(folder, word)
        : word,
    );

const commands = [...readme.matchAll(/^\| `(passmuster [^`]+)` \|/gm)].map(
  ([, command = '']) => command,
);

/** These need a sandbox that runs; they have tests of their own. */
const needsSandbox = /^passmuster (?:sandbox|contract)\b/;

test.each(commands.filter((command) => !needsSandbox.test(command)))('%s', async (command) => {
  const { code, err } = await runInTest(argumentsOf(command), {
    now: () => new Date('2026-11-21'),
  });
  expect(err.replace(/^passmuster: wrote .*\n$/, '')).toBe('');
  expect(code).toBe(0);
});

const [, optionsOfCheck = ''] = readme.split('## Options of `check`');
const [table = ''] = optionsOfCheck.split('## ');
const options = [...table.matchAll(/^\| `(--[^`]+)` \|/gm)].map(([, option = '']) => option);

/** The command an option is tried on: one that it means something to. */
const baseOf = (option: string): string[] => {
  const name = option.split(' ')[0] ?? '';
  if (['--map', '--column'].includes(name)) {
    return [
      'check',
      'address',
      join(folder, 'table.csv'),
      '--network',
      'erc20',
      '--map',
      'address=Wallet',
    ];
  }
  if (['--network', '--address-book'].includes(name)) {
    return ['check', 'address', join(folder, 'addresses.txt'), '--network', 'erc20'];
  }
  if (/^--(?:accept|accepted-by|reason)$/.test(name)) {
    const all = ['--accept', 'email/public-domain', '--accepted-by', 'Ada', '--reason', 'Called'];
    return ['check', 'customer', join(folder, 'customers.ndjson'), ...all];
  }
  if (['--resume', '--shard'].includes(name)) {
    const output = join(folder, `${name}.ndjson`);
    return [
      'check',
      'bank',
      join(folder, 'accounts.csv'),
      '--format',
      'ndjson',
      '--output',
      output,
    ];
  }
  if (['--since', '--show-values'].includes(name)) {
    return ['check', 'customer', join(folder, 'customers.ndjson'), '--format', 'html'];
  }
  if (name === '--sheet') return ['check', 'bank', join(folder, 'template.xlsx')];
  return ['check', 'customer', join(folder, 'customers.ndjson')];
};

test.each(options)('check … %s', async (option) => {
  await runInTest(['template', 'bank', '--output', join(folder, 'template.xlsx')]);
  await runInTest([...baseOf('--since'), '--output', join(folder, 'last.html')]);
  const [, ...words] = argumentsOf(
    `passmuster ${option}`.replace('last.html', join(folder, 'last.html')),
  );
  const given = option === '--column Wallet' ? baseOf(option).slice(0, 5) : baseOf(option);
  const map = option.startsWith('--map')
    ? ['--map', 'address=Wallet']
    : [option.split(' ')[0] ?? '', ...words];
  const { code, err } = await runInTest([...given, ...map]);
  expect(err.replace(/.*(?:\d+ columns? not read|without effect).*\n/, '')).toBe('');
  expect(code).toBe(0);
});

test('the tables of the README name every command and every option of check', () => {
  const program: CommandUnknownOpts = createProgram(
    {} as Parameters<typeof createProgram>[0],
    () => undefined,
  );
  const named = program.commands.flatMap((command) =>
    command.name() === 'check'
      ? command.commands.map((kind) => `check ${kind.name()}`)
      : [command.name()],
  );
  expect(
    named.filter((name) => !commands.some((line) => line.startsWith(`passmuster ${name}`))),
  ).toEqual([]);
  const kind = program.commands.find((command) => command.name() === 'check')?.commands[0];
  const flags = kind?.options.map(({ long }) => long) ?? [];
  expect(flags.filter((flag) => !options.some((option) => option.split(' ')[0] === flag))).toEqual(
    [],
  );
});

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

test('the picture of a terminal session shows what the commands print', async () => {
  const svg = readFileSync(join(root, 'docs/commandLine.svg'), 'utf8');
  const pictured = [...svg.matchAll(/<text[^>]*>(.*)<\/text>/g)].map(([, text = '']) =>
    text.replace(/<[^>]+>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
  );
  const file = join(folder, 'payouts.csv');
  writeFileSync(file, payouts);
  const printed: string[] = [];
  for (const command of recorded) {
    const args = command.split(' ').map((arg) => (arg === 'payouts.csv' ? file : arg));
    const { out } = await runInTest(args);
    const lines = out.trimEnd().replaceAll(file, 'payouts.csv').split('\n');
    printed.push(`$ passmuster ${command}`, ...lines, '');
  }
  expect(pictured).toEqual(printed);
});

test('the first command of the README checks a file that the package contains', async () => {
  const [, command = '', file = ''] =
    /^npx passmuster (check \w+) node_modules\/passmuster\/(\S+)$/m.exec(readme) ?? [];
  const [folderName = ''] = file.split('/');
  const { files: packed } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  expect(packed).toContain(folderName);
  const path = new URL(`../${file}`, import.meta.url).pathname;
  const { out, code } = await runInTest([...command.split(' '), path]);
  expect(out).toContain('0 ready, 1 to look at, 1 blocked of 2');
  expect(code).toBe(1);
});

testDocstrings({ from: import.meta.url, names: schemas });
