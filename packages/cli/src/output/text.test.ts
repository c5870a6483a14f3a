import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();

test('text shows the findings of three rows for each rule and field, and counts the others', async () => {
  const rows = Array.from({ length: 20 }, (_, row) => `BANK,NGN,Ada Obi,00000145${row + 10},011`);
  const heading = 'type,currency,account_name,account_number,bank_code';
  const file = write('many.csv', `${[heading, ...rows].join('\n')}\n`);
  const { out } = await runInTest(['check', 'bank', file]);
  expect(out.match(/: D\d+, account_number {2}warning/g)).toHaveLength(3);
  expect(out).toMatch(
    /\d+ more findings like this \(bank\/nuban-check-digit, account_number\):\s+\S+many\.csv:\d+,\s+\d+,\s/,
  );
  // No column gives the name of the bank.
  expect(out.match(/1 required column is missing: bank_name\./g)).toHaveLength(1);
});

test('text says once what is equal about several fields of a record', async () => {
  const file = write('empty.ndjson', '{"type":"BANK","currency":"NGN"}\n'.repeat(2));
  const { out } = await runInTest(['check', 'bank', file]);
  expect(out.match(/bank\/recommended-field$/gm)).toHaveLength(2);
  expect(out).toContain(`:1:account_name  warning
  This field is empty. Fill it in.
  also: account_number, bank_name, bank_code
`);
});

test('text says once what is wrong, and adds the message only for what the remedy lacks', async () => {
  const file = write(
    'twice.csv',
    'type,currency,account_name,account_number,bank_name,bank_code\n'.concat(
      'BANK,NGN,Ada Obi,0000014579,First Bank of Nigeria,011\n'.repeat(2),
    ),
  );
  const { out } = await runInTest(['check', 'bank', file]);
  expect(out).toContain(`This account is already listed (row 2). Remove one of the rows`);
  expect(out).not.toContain('has the same account number');
  const closed = write('closed.json', '{"address":"0x000000000000000000000000000000000000dEaD"}');
  const { out: burnt } = await runInTest(['check', 'address', closed, '--network', 'erc20']);
  expect(burnt).toMatch(/^ {2}Money sent to this address is lost\. .*\n {2}details: \S/m);
});

test('a finding names the cell and the heading of the sheet, in each report', async () => {
  const file = write(
    'own.csv',
    'Payee,Bank account,Bank,Bank code,Currency of account\nAda Obi,0000014579,First Bank of Nigeria,011,XXX\n',
  );
  const check = async (format: string) =>
    (await runInTest(['check', 'bank', file, '--format', format])).out;
  expect(await check('text')).toMatch(/own\.csv: E2, Currency of account {2}error$/m);
  expect(JSON.parse(await check('json')).reports[0].findings[0]).toMatchObject({
    path: ['currency'],
    cell: 'E2',
    heading: 'Currency of account',
  });
  expect(await check('csv')).toMatch(
    /^[^,]*own\.csv,2,currency,.*,E2,Currency of account,blocked,\r$/m,
  );
  expect(await check('junit')).toContain('message="E2, Currency of account: ');
  const [result] = JSON.parse(await check('sarif')).runs[0].results;
  expect(result.locations[0].logicalLocations[0]).toEqual({
    name: 'Currency of account',
    properties: { cell: 'E2' },
    fullyQualifiedName: 'currency',
  });
});

test('the cell is that of the sheet, even if the columns of an owner before it are empty', async () => {
  const file = write('gap.csv', 'Owner 1 DOB,Owner 2 DOB,Owner 3 DOB\n,2020-01-01,30/06/1980\n');
  const { out } = await runInTest(['check', 'customer', file, '--format', 'json']);
  const found: { path: unknown[]; cell?: string; rule: string }[] =
    JSON.parse(out).reports[0].findings;
  const places = found
    .filter(({ path }) => path.at(-1) === 'date_of_birth')
    .map(({ path, cell, rule }) => `${path[1]} ${cell} ${rule}`);
  expect(places).toEqual(['0 B2 owner/minimum-age', '1 C2 input/date-form']);
});
