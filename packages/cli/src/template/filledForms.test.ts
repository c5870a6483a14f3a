import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { terminalInTest } from '../../test/runInTest.ts';
import { openTable } from '../checks/openTable.ts';
import { recordReader } from '../columns/recordReader.ts';
import { checkSettings } from '../commands/check.ts';

/** Returns the records of a form that another program filled in and saved, and the columns that were not read. */
async function readForm(kind: 'bank' | 'customer', name: string) {
  const file = fileURLToPath(new URL(`../../test/filledForms/${name}.xlsx`, import.meta.url));
  const terminal = terminalInTest();
  const table = await openTable(file, await checkSettings(kind, {}, terminal), {}, terminal);
  const read = recordReader(table.settings);
  const values: unknown[] = [];
  const findings: unknown[] = [];
  for await (const record of table.records()) {
    const one = read(record);
    values.push(one.value);
    findings.push(...one.findings);
  }
  return { values, findings, ignored: table.ignored };
}

const programs = ['libreoffice', 'openpyxl'];

test.each(programs)('a form of accounts filled in with %s keeps leading zeros', async (program) => {
  const { values, findings, ignored } = await readForm('bank', `bank.en.${program}`);
  expect({ findings, ignored }).toEqual({ findings: [], ignored: [] });
  expect(values).toEqual([
    {
      type: 'BANK',
      account_name: 'Bola Foods Ltd',
      account_number: '0000014580',
      bank_name: 'First Bank of Nigeria',
      currency: 'NGN',
      bank_code: '011',
    },
  ]);
});

test.each(programs)(
  'a French form of customers filled in with %s has dates, numbers and values of lists',
  async (program) => {
    const { values, findings, ignored } = await readForm('customer', `customer.fr.${program}`);
    expect({ findings, ignored }).toEqual({ findings: [], ignored: [] });
    expect(values).toMatchObject([
      {
        business_name: 'Bola Foods Ltd',
        business_type: 'NON_US',
        registration_date: '2018-03-04',
        expected_monthly_income: 1_250_000,
        industry: '311811',
        registered_address: { country: 'NG', postal_code: '001241' },
        business_owners: [
          { ownership_percentage: 55, date_of_birth: '1986-11-02', nationality: 'NG' },
          { ownership_percentage: 45, is_signer: true, is_control_person: false },
        ],
      },
    ]);
  },
);
