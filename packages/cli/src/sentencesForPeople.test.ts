import { expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';
import { resultLine } from './submit/rowLines.ts';
import type { Settled } from './submit/rowSender.ts';

const write = temporaryFolder();
const bank = write(
  'bank.csv',
  'Beneficiary,Account number,Bank,Currency\nAda,0123456789,Zenith,X\n',
);
const customer = write('customer.csv', 'Company,Email,Country\nKaroo,ada@karoo.co.za,ZA\n');
const total = write(
  'total.csv',
  'Beneficiary,Account number,Currency,Amount\nAda,0123456789,NGN,5\nTotal,,,5\n',
);
const pair = write('pair.csv', 'Company,Email,Email\nKaroo,ada@karoo.co.za,b@karoo.co.za\n');
const typo = write('typo.csv', 'Company,Country,Zodiac\nKaroo,Nigerria,red\nMill,NG,blue\n');
const settled = (known: Settled['known'], outcome: Settled['outcome']): Settled => ({
  ...{ row: 4, outcome, known, isSent: true, isRecorded: true },
});
const check = (kind: string, file: string): readonly string[] => ['check', kind, file];

test.each([
  { args: check('customer', customer), says: 'required columns are missing: ' },
  {
    args: check('customer', customer),
    says: 'The template has them all: passmuster template customer',
  },
  { args: check('customer', bank), says: 'these look like bank accounts: passmuster check bank ' },
  {
    args: check('customer', pair),
    says: 'columns B ("Email") and C ("Email") both name the field email',
  },
  { args: [...check('bank', bank), '--format', 'htm'], says: "--format htm doesn't exist. Choose" },
  { args: [...check('bank', bank), '--zzz'], says: "unknown option '--zzz'\n" },
  { args: check('bank', total), says: 'row 3 looks like a total, so it is skipped' },
  {
    args: check('customer', typo),
    says: '0 ready, 2 blocked of 2 (',
  },
  { args: check('customer', typo), says: `1 finding can be fixed: passmuster fix ${typo} -o ` },
  {
    args: check('customer', typo),
    says: 'The certificate of incorporation is missing. Upload it. A document that shows who owns the business is missing.',
  },
  {
    args: check('customer', typo),
    says: '1 column not read: C. Use --map "field=Heading" to read one',
  },
  { args: ['fix', typo, '--dry-run', '--show-values'], says: 'B2, Country Nigerria → NG' },
  { args: ['fix', typo, '--dry-run'], says: 'B2, Country fixed (schema/choice)' },
  {
    args: ['submit', '--help'],
    says: 'use this copy of a journal only if its original is never used again',
  },
  { args: ['version'], says: 'unknown command. Did you mean --version?' },
  { args: ['schema', 'BusinessCustomr'], says: 'Did you mean BusinessCustomer?' },
  { args: ['submit', '--help'], says: 'the record of what was sent' },
  { args: ['fix', '--help'], says: 'correct what is certain and write a copy' },
])('a person reads of $args: $says', async ({ args, says }) => {
  const { out, err } = await runInTest(args);
  expect(`${out}${err}`.replace(/(?<!\n)\n(?: {2,})/g, ' ').replace(/ +/g, ' ')).toContain(says);
});

test.each([
  {
    line: settled(
      { kind: 'refused', error: { outcome: 'refused', status: 409, code: 'DUPLICATE_EMAIL' } },
      'refused',
    ),
    says: 'c.csv: E4  refused: another customer has this email (409 DUPLICATE_EMAIL)',
  },
  {
    line: settled(
      { kind: 'probably-created', doubt: { since: '15:20', mark: [] } },
      'probably created',
    ),
    says: "c.csv:4  probably created by the run of 15:20: refused as a duplicate of it. Record it with --unknown --exists 4. Don't change the email or phone to get it through",
  },
])('a person reads of a row: $says', ({ line, says }) => {
  const of = { kind: 'customer', file: 'c.csv', again: '' } as const;
  expect(resultLine(line, of, () => ({ cell: 'E4' }))).toBe(says);
});

test('an only choice and the age of tables that no finding rests on are not noted', async () => {
  const { err } = await runInTest(check('bank', bank));
  expect(err).toBe('');
});

test.each([
  { env: { FORCE_COLOR: '1' }, isColored: true },
  { env: { FORCE_COLOR: '0' }, isColored: false },
  { env: {}, isColored: false },
])(
  'with $env the report of check that is not for a terminal is colored: $isColored',
  async (row) => {
    const { out } = await runInTest(check('bank', bank), { env: row.env });
    expect(out.includes('\u001b[')).toBe(row.isColored);
  },
);
