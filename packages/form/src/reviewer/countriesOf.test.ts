import { loadCustomerReviewer } from '@passmuster/kyc';
import { describe, expect, test } from 'vitest';
import { blankCustomer, blankOwner } from '../values/blankValues.ts';
import { countriesOf } from './countriesOf.ts';
import { type DirectReviewer, directReviewer } from './directReviewer.ts';

test.each([
  { why: 'of an address', draft: { registered_address: { country: 'DE' } }, countries: ['DE'] },
  {
    why: 'of two owners and the office, each once',
    draft: {
      registered_address: { country: 'NG' },
      business_owners: [{ address: { country: 'DE' } }, { address: { country: 'NG' } }],
    },
    countries: ['NG', 'DE'],
  },
  { why: 'in words', draft: { registered_address: { country: 'Germany' } }, countries: [] },
  { why: 'in lowercase', draft: { registered_address: { country: 'de' } }, countries: [] },
  { why: 'as a number', draft: { registered_address: { country: 49 } }, countries: [] },
  { why: 'of rows without an address', draft: { business_owners: [{}, null, 7] }, countries: [] },
  { why: 'of no draft', draft: undefined, countries: [] },
])('countries $why: $countries', ({ draft, countries }) => {
  expect(countriesOf(draft)).toEqual(countries);
});

const request = { asOf: '2026-11-21', language: 'en' };
/** A company of a country, with a number whose last digit is wrong in Germany, and an owner there or elsewhere. */
const companyOf = (country: string, ownersCountry = country) => ({
  ...blankCustomer(),
  registered_address: { country, state: 'Lagoss' },
  tax_identification_number: 'DE136695977',
  business_owners: [blankOwner({ country: ownersCountry })],
});
const rulesFound = async (reviewer: DirectReviewer, values: unknown) =>
  (await reviewer.review({ values, ...request })).findings.map(({ rule }) => rule);

describe('a reviewer', () => {
  test('checks the numbers and states of a country once an address names it', async () => {
    const reviewer = directReviewer();
    expect(await rulesFound(reviewer, companyOf(''))).not.toContain('business/tax-id');
    expect(await rulesFound(reviewer, companyOf('DE'))).toContain('business/tax-id');
    expect(await rulesFound(reviewer, companyOf('NG', 'DE'))).toContain('postal/state-code');
    expect(await rulesFound(reviewer, companyOf('DE', 'NG'))).toContain('business/tax-id');
  });

  test('gives two reviews at once the tables of their own countries', async () => {
    const reviewer = directReviewer();
    const [german, none] = await Promise.all([
      rulesFound(reviewer, companyOf('DE')),
      rulesFound(reviewer, companyOf('')),
    ]);
    expect(german).toContain('business/tax-id');
    expect(none).not.toContain('business/tax-id');
  });

  test('finds what one with every country finds', async () => {
    const all = await loadCustomerReviewer();
    const reviewer = directReviewer();
    for (const country of ['', 'NG', 'DE', 'US', 'XX', 'ng']) {
      const { draft, documentDates } = await reviewer.subject(companyOf(country, 'ZA'));
      const { findings } = all.review(draft, { asOf: request.asOf, documentDates });
      const found = await rulesFound(reviewer, companyOf(country, 'ZA'));
      expect(found.sort(), country).toEqual(findings.map(({ rule }) => rule).sort());
    }
  });

  test('keeps to the countries that it is given', async () => {
    const reviewer = directReviewer({ countries: ['NG'] });
    expect(await rulesFound(reviewer, companyOf('DE'))).not.toContain('business/tax-id');
    expect(await rulesFound(reviewer, companyOf('NG'))).toContain('business/tax-id');
  });
});
