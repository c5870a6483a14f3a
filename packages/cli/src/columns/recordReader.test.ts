import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';

test.each([
  {
    why: 'a total of a list of accounts',
    kind: 'bank',
    csv: 'Account name,Account number,Currency,Amount\nTotal,,,350',
    isNote: false,
    isTotal: true,
  },
  {
    why: 'a total of two columns, one of them a formula',
    kind: 'customer',
    csv: 'Business name,Email,Expected monthly income,Expected monthly payments\nGrand total:,,"350,000.50",=SUM(D2:D9)',
    isNote: false,
    isTotal: true,
  },
  {
    why: 'a total beside a remark in a column of its own',
    kind: 'customer',
    csv: 'Business name,Expected monthly income,Expected monthly payments,Our remarks\nTotal,350,12,check this',
    isNote: false,
    isTotal: true,
  },
  ...['Total: 30 companies', 'Totals (1,200)', 'TOTAL : 30 business customers'].map((name) => ({
    why: `a total that counts, ${name}`,
    kind: 'customer' as const,
    csv: `Business name,Expected monthly income,Expected monthly payments\n"${name}",,350`,
    isNote: false,
    isTotal: true,
  })),
  {
    why: 'a company whose name begins with Total and a number',
    kind: 'customer' as const,
    csv: 'Business name,Expected monthly income,Phone\nTotal 24 Logistics,,+2348031234567',
    isNote: false,
  },
  {
    why: 'a company that is called Total',
    kind: 'customer',
    csv: 'Business name,Email,Phone\nTotal,a@total.ng,',
    isNote: false,
  },
  {
    why: 'amounts without a word for a total',
    kind: 'customer',
    csv: 'Business name,Email,Expected monthly income,Expected monthly payments\n7,,350,12',
    isNote: false,
  },
  {
    why: 'a note below a list of customers',
    kind: 'customer',
    csv: 'Business name,Email,Phone\n* as of June,,',
    isNote: true,
  },
  {
    why: 'a row with two values',
    kind: 'customer',
    csv: 'Business name,Email,Phone\nMill,a@mill.ng,',
    isNote: false,
  },
  {
    why: 'a row of a table with two columns',
    kind: 'customer',
    csv: 'Business name,Email\nMill,',
    isNote: false,
  },
  {
    why: 'a wallet, which needs its currency only',
    kind: 'wallet',
    csv: 'Currency,Network,Description\nZAR,,',
    isNote: false,
  },
])('$why is taken for a note: $isNote', async ({ kind, csv, isNote, isTotal = false }) => {
  const { out, err } = await runInTest(['check', kind, '--input', 'csv', '--format', 'json'], {
    stdin: `${csv}\n`,
  });
  expect(err.includes('row 2 looks like a total, so it is skipped')).toBe(isTotal);
  if (isTotal) return;
  const [{ findings }] = JSON.parse(out).reports;
  const notes = findings.filter(({ text }: { text?: string }) => text === 'note');
  expect(notes).toHaveLength(isNote ? 1 : 0);
  // Nothing else is said of such a row.
  if (isNote) expect(findings).toHaveLength(1);
  if (isNote) expect(findings[0]).toMatchObject({ rule: 'input/readable', cell: 'A2' });
});

test.each([
  { cell: '60%', is: 'read as 60' },
  { cell: '60\u0020%', is: 'read as 60' },
  { cell: '60.5', is: 'read as 60.5' },
  { cell: '"60,5\u0020%"', is: 'named, since its comma may separate thousands' },
])('a share of $cell is $is', async ({ cell, is }) => {
  const csv = `Owner 1 First name,Owner 1 Ownership,Owner 2 Ownership\nAda,${cell},50\n`;
  const args = ['check', 'customer', '--input', 'csv', '--format', 'json'];
  const { out } = await runInTest(args, { stdin: csv });
  const [{ findings }] = JSON.parse(out).reports;
  const rules: string[] = findings.map(({ rule }: { rule: string }) => rule);
  expect(rules.includes('input/number-form')).toBe(is.startsWith('named'));
  // Both shares together are more than 100%.
  expect(rules.includes('business/ownership-sum')).toBe(is.startsWith('read'));
});
