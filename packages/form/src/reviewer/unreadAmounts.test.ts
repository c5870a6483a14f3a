import { expect, test } from 'vitest';
import { exampleValues } from '../testing/exampleValues.ts';
import { blankCustomer, blankOwner } from '../values/blankValues.ts';
import { directReviewer } from './directReviewer.ts';

const reviewer = directReviewer({});
const review = (values: object) => reviewer.review({ values, asOf: '2026-11-21', language: 'en' });

const income = 'expected_monthly_income';
const payments = 'expected_monthly_payments_usd';

test.each([
  { field: income, typed: 'five', says: 'We couldn’t read this amount.' },
  { field: income, typed: '33k', says: 'Enter this amount in digits only' },
  { field: payments, typed: '€5', says: 'Enter this amount in USD, in digits only' },
  { field: payments, typed: '-5', says: 'This number is negative.' },
  { field: payments, typed: '1234,567', says: 'Use at most 2.' },
  { field: payments, typed: '1000000000000000', says: 'We couldn’t read this amount.' },
])(
  '“$typed” as $field is one finding in place of what the schema says of it: $says',
  async ({ field, typed, says }) => {
    const { findings } = await review({ ...blankCustomer(), [field]: { unread: typed } });
    const here = findings.filter(({ path }) => path.join('.') === field);
    expect(here).toMatchObject([
      { rule: 'form/amount', remedy: expect.stringContaining(says) as string },
    ]);
  },
);

async function saidOf(values: object): Promise<readonly (string | undefined)[]> {
  const { findings } = await review({ ...blankCustomer(), ...values });
  return findings.filter(({ rule }) => rule === 'form/amount').map(({ remedy }) => remedy);
}

test.each([
  {
    country: 'GH',
    typed: '$45,000',
    says: 'Enter this amount in GHS, in digits only, for example 1250.',
  },
  {
    country: 'SN',
    typed: '1250,50',
    says: 'Amounts in XOF have no decimals. Enter a whole number, for example 1250.',
  },
])('“$typed” in $country is asked for in its currency', async ({ country, typed, says }) => {
  const registeredAddress = { ...blankCustomer().registered_address, country };
  expect(
    await saidOf({ registered_address: registeredAddress, [income]: { unread: typed } }),
  ).toEqual([says]);
});

test.each([
  { typed: '1/3', says: 'Enter a percentage, for example 33.3.' },
  { typed: 'a third', says: 'Enter a percentage, for example 33.3.' },
  { typed: '-5', says: 'This number is negative. Enter 0 or more.' },
  { typed: '33,33333', says: 'This number has too many decimals. Use at most 4.' },
])('a share of “$typed” is asked for as a percentage: $says', async ({ typed, says }) => {
  const owner = { ...blankOwner(), ownership_percentage: { unread: typed } };
  expect(await saidOf({ business_owners: [owner] })).toEqual([says]);
});

test('an amount that the page asks about is said to have two readings', async () => {
  const { findings } = await review({ ...blankCustomer(), [income]: { unread: '45.000' } });
  const here = findings.filter(({ path }) => path.join('.') === income);
  expect(here.map(({ rule }) => rule)).toEqual(['form/amount-readings']);
});

test.each(['x', '45.000'])('an application whose amount is “%s” is not ready', async (unread) => {
  const values = { ...exampleValues('us-llc'), expected_monthly_income: { unread } };
  expect((await review(values)).ready).toBe(false);
});

test('an amount that couldn’t be read is never quoted', async () => {
  const values = { ...blankCustomer(), expected_monthly_income: { unread: 'secret-text' } };
  expect(JSON.stringify((await review(values)).findings)).not.toContain('secret-text');
});
