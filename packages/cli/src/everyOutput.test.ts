import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { afterAll, expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';
import { kinds } from './columns/kind.ts';
import { outputFormats } from './output/outputFormat.ts';
import { createProgram } from './program/createProgram.ts';
import type { Terminal } from './terminal/terminal.ts';

const hiddenPattern = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{e0000}-\u{e007f}]/u;

/** Every character of Cc, Cf, Zl and Zp, and the tags of U+E0000. */
const hidden = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => hiddenPattern.test(character),
);
const every = `<b>|[x](y)=${hidden.join('')}`;
/** An argument of a process, and a file of text, hold no NUL. */
const argument = every.replaceAll('\0', '');
/** A file name takes no NUL and 255 bytes; this one has an escape, a line break and one of each kind. */
const fileName = '=x\u001b[2J\n\u009b\u00ad\u061c\u180e\u200b\u2028\u202e\u2066\ufeff\u{e0041}';

const folder = mkdtempSync(join(tmpdir(), 'passmuster-outputs-'));
afterAll(() => rmSync(folder, { recursive: true }));
function write(extension: string, content: string): string {
  const path = join(folder, `${fileName}${extension}`);
  writeFileSync(path, content);
  return path;
}

const report = {
  file: every,
  row: 1,
  findings: [{ rule: every, severity: every, path: [every, 1], message: every, remedy: every }],
};
const keys = { [every]: every, business_owners: [{ [every]: every, first_name: every }] };
const files = {
  ndjson: write('.ndjson', `${JSON.stringify({ ...keys, email: every })}\n${argument}\n`),
  csv: write('.csv', `"${argument}",phone,address\n1,"${argument}",x\n`),
  json: write('.json', JSON.stringify(keys)),
  reports: write('.reports.ndjson', `${JSON.stringify(report)}\n`),
  noReports: write('.none.ndjson', `${JSON.stringify({ ...report, findings: [] })}\n`),
  part: write('.part.csv', `file,row,${argument}\n`),
  config: write('.config.json', JSON.stringify({ [every]: every })),
  acceptances: write(
    '.accept.json',
    JSON.stringify([{ rule: every, path: every, reason: every, by: every, until: '2026-12-31' }]),
  ),
};

const checks = kinds.map((kind): readonly [string, readonly (readonly string[])[]] => [
  `check ${kind}`,
  [
    ...outputFormats
      .filter((format) => format !== 'xlsx')
      .flatMap((format) => [
        [files.ndjson, '--format', format],
        [files.csv, '--format', format],
      ]),
    [files.json, '--lang', 'fr', '--color', 'never'],
    [files.json, '--config', files.config],
    [files.json, '--profile', files.config],
    [`${files.csv}.missing`],
    [files.csv, '--map', `${argument}=x`],
    [files.csv, '--column', argument],
    [files.json, '--rule', `${argument}=off`],
    [files.json, '--as-of', argument],
    [files.json, `--${argument}`],
    ['a', argument],
    ...(kind === 'customer' ? [[files.json, '--message']] : []),
  ],
]);

/** How each command is called, with hidden characters wherever it takes something. */
const calls: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ...checks,
  [
    'filter',
    [['customer', '--profile', files.config], ['phone', '--network', argument], [argument]],
  ],
  [
    'submit',
    [
      ['customer', files.ndjson, '--dry-run'],
      ['customer', files.ndjson, '--base-url', argument],
      ['customer', files.ndjson, '--base-url', 'http://localhost:9', '--api-key-file', files.json],
      [argument, files.ndjson],
    ],
  ],
  [
    'contract',
    [
      [argument],
      ['http://localhost:9', '--api-key-file', files.json],
      ['http://localhost:9', '--save', argument],
    ],
  ],
  [
    'fix',
    [
      [files.json, '--dry-run'],
      [files.json, '--output', '-'],
      [files.ndjson, '--output', '-'],
      [files.csv, '--dry-run'],
      [argument, '--dry-run'],
      [files.json],
    ],
  ],
  ['explain', [[argument], ['owner/minimum-age']]],
  ['rules', [[], ['--json']]],
  ['config', [[], ['--config', files.config], ['--config', argument]]],
  [
    'requirements',
    [
      ['--business-type', argument, '--country', 'NG'],
      ['--business-type', 'LLC', '--country', argument],
      ['--business-type', 'LLC', '--country', 'US', '--profile', files.config],
    ],
  ],
  [
    'map',
    [
      [files.csv],
      [files.json],
      [files.csv, '--map', `${argument}=x`],
      [files.csv, '--sheet', argument],
    ],
  ],
  ['coverage', [[argument], ['NG'], []]],
  ['naics', [[argument], ['bakery']]],
  ['banks', [[argument], ['zenith']]],
  ['schema', [[argument], ['CreateWallet'], []]],
  ['openapi', [[]]],
  ['template', [[argument], ...kinds.map((kind) => [kind])]],
  [
    'audit',
    [
      [files.json],
      [files.json, '--format', 'markdown', '--acceptances', files.acceptances],
      [files.json, '--accept', files.config],
      [files.ndjson],
    ],
  ],
  [
    'compare',
    [
      [files.noReports, files.reports],
      [files.reports, files.json],
    ],
  ],
  ['merge', [[files.part], [argument]]],
  ['tables list', [[], ['--json'], ['--config', files.config]]],
  ['tables export', [[`${files.json}/${argument}`], [folder, '--bundle-version', argument]]],
  [
    'tables verify',
    [[files.json], [files.reports], [argument], [files.json, '--public-key', every]],
  ],
  ['sandbox', [['--help', argument]]],
  ['completion', [['bash'], ['zsh'], ['fish'], [argument]]],
]);

/** Commands of the program that do something, by their words. */
function leavesOf(command: Command, path: string): readonly string[] {
  const children = command.commands as readonly Command[];
  if (children.length === 0) return [path];
  return children.flatMap((child) => leavesOf(child, `${path} ${child.name()}`.trim()));
}

test('every command of the program is called here', () => {
  const program = createProgram({} as Terminal, () => undefined);
  expect(leavesOf(program, '').toSorted()).toEqual([...calls.keys()].toSorted());
});

/** The template of a table begins with a byte order mark; lines end with `\n`, and those of CSV with `\r\n`. */
const withoutOwn = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r?\n/g, '');

test.each([...calls].flatMap(([command, list]) => list.map((args) => ({ command, args }))))(
  '$command shows every hidden character of its input: $args',
  async ({ command, args }) => {
    const { out, err } = await runInTest([...command.split(' '), ...args]);
    for (const text of [out, err]) {
      expect(withoutOwn(text)).not.toMatch(hiddenPattern);
      // The line break in the name of the file begins no line.
      expect(text).not.toMatch(/^\\u/m);
    }
    // A command that can't be carried out says so on one line, whatever its arguments hold.
    if (err !== '') expect(err).not.toMatch(/^(?!passmuster: ).*\S/m);
  },
);
