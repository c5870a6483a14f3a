import { expect, test } from 'vitest';
import { exampleValues } from '../testing/exampleValues.ts';
import { blankCustomer } from '../values/blankValues.ts';
import { directReviewer } from './directReviewer.ts';

const reviewer = directReviewer({});
const review = (values: object) => reviewer.review({ values, asOf: '2026-11-21', language: 'en' });

test.each([
  { field: 'expected_monthly_income', typed: 'about 5', rule: 'form/amount' },
  { field: 'expected_monthly_income', typed: '1,234', rule: 'form/amount-readings' },
  { field: 'expected_monthly_income', typed: '$1.234', rule: 'form/amount' },
  { field: 'expected_monthly_payments_usd', typed: '$1.234', rule: 'form/amount-readings' },
])(
  '“$typed” as $field is one finding, $rule, in place of what the schema says of it',
  async ({ field, typed, rule }) => {
    const { findings } = await review({ ...blankCustomer(), [field]: { unread: typed } });
    const here = findings.filter(({ path }) => path.join('.') === field);
    expect(here.map((one) => one.rule)).toEqual([rule]);
  },
);

test.each(['x', '1.234'])('an application whose amount is “%s” is not ready', async (unread) => {
  const values = { ...exampleValues('us-llc'), expected_monthly_income: { unread } };
  expect((await review(values)).ready).toBe(false);
});

test('an amount that couldn’t be read is never quoted', async () => {
  const values = { ...blankCustomer(), expected_monthly_income: { unread: 'secret-text' } };
  expect(JSON.stringify((await review(values)).findings)).not.toContain('secret-text');
});
