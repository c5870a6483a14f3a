import { expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';

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
  { args: ['version'], says: 'unknown command. Did you mean --version?' },
  { args: ['schema', 'BusinessCustomr'], says: 'Did you mean BusinessCustomer?' },
  { args: ['submit', '--help'], says: 'the record of what was sent' },
  { args: ['fix', '--help'], says: 'correct what is certain and write a copy' },
])('a person reads of $args: $says', async ({ args, says }) => {
  const { out, err } = await runInTest(args);
  expect(`${out}${err}`.replace(/(?<!\n)\n(?: {2,})/g, ' ').replace(/ +/g, ' ')).toContain(says);
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
