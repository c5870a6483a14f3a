import { expect, test } from 'vitest';
import { awkwardFiles } from '../test/awkward/files.ts';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';

const write = temporaryFolder();

/** What people read about a file. */
interface Read {
  readonly notes: readonly string[];
  /** Cell and heading, and what to do. */
  readonly findings: readonly (readonly [place: string, remedy: string])[];
  /** What `fix` changes. */
  readonly fixes: readonly string[];
  /** The lines of `map` about columns that are not read. */
  readonly unread: readonly string[];
}

const choose =
  'Payouts go only to accounts in Nigerian naira (NGN) or South African rand (ZAR). Choose the account’s own currency, or leave the account out.';
const written = 'This date is written another way. Enter a date such as 2019-06-30.';
const spaces = 'There are spaces in this value. Remove them.';
const formula =
  'This cell has a formula or an error instead of a value. Enter the value, or copy the cell and paste it as a value.';
const zero = 'A leading zero may be missing. Format the column as text and enter the number again.';
const none = { notes: [], findings: [], fixes: [], unread: [] } as const;

const reads: Readonly<Record<string, Read>> = {
  'merged title.xlsx': { ...none, findings: [['E6 Currency', choose]] },
  'two rows of headings.xlsx': {
    ...none,
    findings: [
      ['D3 Owner 1 Date of birth', 'This date doesn’t exist. Enter a date such as 1985-06-30.'],
      ['B3 Company Country', 'This value is not in the list. Did you mean Nigeria?'],
    ],
    fixes: ['B3, Company Country  Nigerria → NG'],
  },
  'total and notes.xlsx': {
    ...none,
    notes: [
      '1 column not read: F. Use --map "field=Heading" to read one',
      'row 4 looks like a total, so it is skipped',
    ],
    findings: [
      [
        'A6 Account name',
        'This row has only one value. Complete it, or remove it if it is a note.',
      ],
    ],
    unread: ['column F not read'],
  },
  'hidden and empty columns.xlsx': {
    ...none,
    notes: [
      '1 hidden column included: F',
      '1 column not read: H. Use --map "field=Heading" to read one',
    ],
    findings: [
      [
        'F2 Bank code',
        'The name and the code belong to different banks: the code is Access Bank’s. Check which one is right.',
      ],
    ],
    unread: ['column H not read'],
  },
  'second sheet.xlsx': {
    ...none,
    notes: ['read sheet "Suppliers" (2 of 2); choose another with --sheet'],
    findings: [['A3 Account name', 'This field is empty. Fill it in.']],
  },
  'three notations of dates.xlsx': {
    ...none,
    notes: ['1 column not read: "Registered on". Use --map "field=Heading" to read one'],
    findings: [
      ['C2 Date of incorporation', written],
      ['C3 Date of incorporation', written],
      ['C4 Date of incorporation', written],
      [
        'C5 Date of incorporation',
        'It is unclear which part is the day. Enter a date such as 2019-06-30.',
      ],
    ],
    fixes: [
      'C2, Date of incorporation  30/06/2019 → 2019-06-30',
      'C3, Date of incorporation  2019.06.30 → 2019-06-30',
      'C4, Date of incorporation  June 30, 2019 → 2019-06-30',
    ],
    unread: ['Registered on not read'],
  },
  'numbers with spaces.csv': {
    notes: [
      'read as windows-1252; save it as UTF-8 to be sure',
      'read as separated by semicolons',
      '1 column not read: F. Use --map "field=Heading" to read one',
    ],
    findings: [
      ['B2 N° de compte', spaces],
      ['B3 N° de compte', spaces],
      ['D3 Code banque', spaces],
    ],
    fixes: [
      'B2, N° de compte  0000 014 579 → 0000014579',
      'B3, N° de compte  62 001 234 567 → 62001234567',
      'D3, Code banque  250 655 → 250655',
    ],
    unread: ['column F not read'],
  },
  'formulas.xlsx': {
    ...none,
    findings: [
      ['B3 Account number', formula],
      ['D4 Bank code', formula],
      ['B4 Account number', 'This looks like a placeholder. Enter the account number.'],
    ],
  },
  'table with a filter.xlsx': {
    ...none,
    findings: [
      ['B3 Account number (10 digits)', zero],
      [
        'B4 Account number (10 digits)',
        'This account is already listed (row 2). Remove one of the rows, or correct its number.',
      ],
    ],
  },
  'semicolons.csv': {
    ...none,
    notes: ['read as separated by semicolons'],
    findings: [
      ['D2 Código do banco', zero],
      [
        'B4 Número da conta',
        'The spreadsheet cut off digits. Format the column as text and enter the number again.',
      ],
    ],
  },
};

interface Said {
  readonly cell?: string;
  readonly heading?: string;
  readonly remedy: string;
}

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

test.each(awkwardFiles)(
  'every line about $name is as written here',
  async ({ name, kind, bytes }) => {
    const path = write(name, await bytes());
    const plain = (text: string): string => text.replaceAll(path, 'FILE');
    const checked = await runInTest(['check', kind, path, '--format', 'json']);
    const { reports } = JSON.parse(checked.out);
    const said: readonly Said[] = reports.flatMap(({ findings }: { findings: Said[] }) => findings);
    const fixed = await runInTest(['fix', path, '--kind', kind, '--dry-run', '--show-values']);
    const mapped = await runInTest(['map', path, '--kind', kind]);
    expect({
      notes: linesOf(plain(checked.err)).flatMap((line) =>
        line.split('passmuster: FILE: ').slice(1),
      ),
      findings: said.flatMap(({ cell, heading = '', remedy }) =>
        cell === undefined ? [] : [[`${cell} ${heading.replace(/\s+/g, ' ')}`, plain(remedy)]],
      ),
      fixes: linesOf(plain(fixed.out)).flatMap((line) =>
        line.includes('→') ? [line.replace('FILE: ', '')] : [],
      ),
      unread: linesOf(mapped.out)
        .filter((line) => line.includes('  not read'))
        .map((line) => line.trim().replace(/ +/g, ' ')),
    }).toEqual(reads[name]);
    const { out } = await runInTest(['check', kind, path]);
    for (const [place] of reads[name]?.findings ?? []) {
      const [cell = '', ...heading] = place.split(' ');
      expect(plain(out)).toMatch(new RegExp(`${cell}, .*${heading.at(-1)?.replace(/\W/g, '.')}`));
    }
  },
);

test('a table of ten has ten files', () => {
  expect(awkwardFiles.map(({ name }) => name).toSorted()).toEqual(Object.keys(reads).toSorted());
});
