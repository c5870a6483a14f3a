import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  accountPurposes,
  annualRevenues,
  apiErrorCodes,
  assetTypes,
  businessTypes,
  countryCodes,
  documentSubTypes,
  documentTypes,
  naicsCodes,
  networks,
  ownerTitles,
  payoutCurrencies,
  sourcesOfFunds,
  walletCurrencies,
  walletStatuses,
} from '../index.ts';
import { naics } from '../naics/naics.generated.ts';
import { unlistedCountryCodes } from './unlistedCountryCode.ts';

const specification = readFileSync(new URL('../../data/specification.md', import.meta.url), 'utf8');

interface Row {
  readonly list: string;
  readonly values: readonly string[];
  readonly count: number;
  readonly first: string;
  readonly last: string;
}

test.each<Row>([
  {
    list: 'businessTypes',
    values: businessTypes,
    count: 13,
    first: 'B_CORPORATION',
    last: 'NON_US',
  },
  {
    list: 'accountPurposes',
    values: accountPurposes,
    count: 11,
    first: 'CHARITABLE_DONATIONS',
    last: 'RECEIVE_SALARY',
  },
  {
    list: 'sourcesOfFunds',
    values: sourcesOfFunds,
    count: 26,
    first: 'BUSINESS_LOANS',
    last: 'SOMEONE_ELSES_FUNDS',
  },
  {
    list: 'annualRevenues',
    values: annualRevenues,
    count: 6,
    first: 'UNDER_HUNDRED_THOUSAND',
    last: 'OVER_HUNDRED_MILLION',
  },
  {
    list: 'ownerTitles',
    values: ownerTitles,
    count: 16,
    first: 'CEO',
    last: 'Other',
  },
  {
    list: 'documentTypes',
    values: documentTypes,
    count: 24,
    first: 'AML_COMFORT_LETTER',
    last: 'OTHER',
  },
  {
    list: 'documentSubTypes',
    values: documentSubTypes,
    count: 5,
    first: 'UTILITY_BILL',
    last: 'RENTAL_AGREEMENT',
  },
  {
    list: 'naicsCodes',
    values: naicsCodes,
    count: 311,
    first: '111120',
    last: '928110',
  },
  {
    list: 'countryCodes',
    values: countryCodes,
    count: 195,
    first: 'AF',
    last: 'ZW',
  },
])(
  '$list has the values of the specification, each once',
  ({ list, values, count, first, last }) => {
    expect(values).toHaveLength(count);
    expect(new Set(values).size).toBe(count);
    expect([values[0], values.at(-1)]).toEqual([first, last]);
    const separator = list === 'countryCodes' ? ' ' : ', ';
    expect(specification).toContain(values.join(separator));
  },
);

test.each([
  { list: 'walletStatuses', values: walletStatuses, expected: ['active', 'pending', 'suspended'] },
  { list: 'assetTypes', values: assetTypes, expected: ['STABLECOIN', 'FIAT'] },
  { list: 'networks', values: networks, expected: ['erc20', 'polygon'] },
  {
    list: 'walletCurrencies',
    values: walletCurrencies,
    expected: ['USDC', 'USDT', 'ZAR', 'CAD', 'NGN'],
  },
  { list: 'payoutCurrencies', values: payoutCurrencies, expected: ['NGN', 'ZAR'] },
  {
    list: 'apiErrorCodes',
    values: apiErrorCodes,
    expected: ['INVALID_TOKEN', 'INVALID_REFERENCE_ID', 'TRANSACTIONS_NOT_FOUND'],
  },
])('$list is $expected', ({ values, expected }) => {
  expect(values).toEqual(expected);
});

test('with the 54 that are not listed, the countries are the 249 of ISO 3166-1', () => {
  expect(unlistedCountryCodes).toHaveLength(54);
  expect(new Set([...unlistedCountryCodes, ...countryCodes]).size).toBe(249);
});

test('every listed industry is in the NAICS table, and no other', () => {
  expect(Object.keys(naics)).toEqual([...naicsCodes].sort());
});

test.each([
  ['codes.ts', 'data/specification.md'],
  ['naics.ts', 'data/naics.csv'],
])('what scripts/%s writes from %s was not edited by hand', (script) => {
  const path = fileURLToPath(new URL(`../../scripts/${script}`, import.meta.url));
  expect(() => execFileSync(execPath, [path, '--check'], { stdio: 'pipe' })).not.toThrow();
});
