import { loadCustomerReviewer } from '@passmuster/kyc';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankApplication, blankOwner } from '../values/blankValues.ts';
import { directReviewer } from './directReviewer.ts';

vi.mock('@passmuster/kyc', async (original) => {
  const kyc = await original<typeof import('@passmuster/kyc')>();
  return { ...kyc, loadCustomerReviewer: vi.fn(kyc.loadCustomerReviewer) };
});

const loads = vi.mocked(loadCustomerReviewer);
const countriesLoaded = () => loads.mock.calls.map(([options]) => options?.countries);
const request = { asOf: '2026-11-21', language: 'en' };
/** A company of a country, with a number whose last digit is wrong in Germany, and an owner there or elsewhere. */
const companyOf = (country: string, ownersCountry = country) => ({
  ...blankApplication(),
  registered_address: { country },
  tax_identification_number: 'DE136695977',
  business_owners: [blankOwner({ country: ownersCountry })],
});
const rulesFound = async (reviewer: ReturnType<typeof directReviewer>, values: unknown) =>
  (await reviewer.review({ values, ...request })).findings.map(({ rule }) => rule);

beforeEach(() => loads.mockClear());

test('the numbers of a country are loaded once an address names it', async () => {
  const reviewer = directReviewer();
  expect(await rulesFound(reviewer, companyOf(''))).not.toContain('business/tax-id');
  expect(await rulesFound(reviewer, companyOf('DE'))).toContain('business/tax-id');
  await rulesFound(reviewer, companyOf('DE'));
  await rulesFound(reviewer, companyOf('DE', 'NG'));
  await rulesFound(reviewer, companyOf('NG', 'DE'));
  expect(countriesLoaded()).toEqual([[], ['DE'], ['DE', 'NG']]);
});

test('two reviews at once get the tables of their own countries', async () => {
  const reviewer = directReviewer();
  const [german, none] = await Promise.all([
    rulesFound(reviewer, companyOf('DE')),
    rulesFound(reviewer, companyOf('')),
  ]);
  expect(german).toContain('business/tax-id');
  expect(none).not.toContain('business/tax-id');
  expect(await rulesFound(reviewer, companyOf('DE'))).toContain('business/tax-id');
});

test.each([
  { why: 'text', country: 'Germany' },
  { why: 'a number', country: 49 },
  { why: 'missing', country: undefined },
])('a country that is $why loads nothing', async ({ country }) => {
  const values = { registered_address: { country }, business_owners: [{ address: null }, 7] };
  await directReviewer().review({ values, ...request });
  expect(countriesLoaded()).toEqual([[]]);
});

test('countries that are named once stay as they are', async () => {
  const reviewer = directReviewer({ countries: ['NG'] });
  expect(await rulesFound(reviewer, companyOf('DE'))).not.toContain('business/tax-id');
  expect(countriesLoaded()).toEqual([['NG']]);
});
