import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();

test('text shows the findings of three rows for each rule and field, and counts the others', async () => {
  const rows = Array.from({ length: 20 }, (_, row) => `BANK,NGN,Ada Obi,00000145${row + 10},011`);
  const heading = 'type,currency,account_name,account_number,bank_code';
  const file = write('many.csv', `${[heading, ...rows].join('\n')}\n`);
  const { out } = await runInTest(['check', 'bank', file]);
  expect(out.match(/:account_number {2}warning/g)).toHaveLength(3);
  expect(out).toMatch(
    /\d+ more findings like this \(bank\/nuban-check-digit, account_number\):\s+\S+many\.csv:\d+,\s+\d+,\s/,
  );
  // No column gives the name of the bank.
  expect(out.match(/:bank_name {2}warning/g)).toHaveLength(1);
});

test('text says once what is equal about several fields of a record', async () => {
  const file = write('empty.ndjson', '{"type":"BANK","currency":"NGN"}\n'.repeat(2));
  const { out } = await runInTest(['check', 'bank', file]);
  expect(out.match(/bank\/recommended-field$/gm)).toHaveLength(2);
  expect(out).toContain(`:1:account_name  warning
  account_name is missing or blank, and a payout needs it.
  also: account_number, bank_name, bank_code
  help: This field is empty. Fill it in.
`);
});
