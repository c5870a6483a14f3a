import { expect, test } from 'vitest';
import { riskListing, sanctionedRegion } from './riskListing.ts';

test.each([
  ['fatf-call-for-action', 'KP', '2026-11-21', true],
  ['fatf-call-for-action', 'MM', '2022-10-20', false],
  ['fatf-call-for-action', 'MM', '2022-10-21', true],
  ['fatf-increased-monitoring', 'NG', '2025-10-23', true],
  ['fatf-increased-monitoring', 'NG', '2025-10-24', false],
  ['fatf-increased-monitoring', 'KE', '2024-02-22', false],
  ['fatf-increased-monitoring', 'KE', '2024-02-23', true],
  ['ofac-comprehensive', 'CU', '2026-11-21', true],
  ['ofac-comprehensive', 'SY', '2025-06-30', true],
  ['ofac-comprehensive', 'SY', '2025-07-01', false],
  ['ofac-comprehensive', 'UA', '2026-11-21', false],
  ['ofac-comprehensive', 'RU', '2026-11-21', false],
  ['eu-high-risk', 'KE', '2026-11-21', true],
  ['eu-high-risk', 'NG', '2026-01-29', false],
  ['eu-high-risk', 'KP', '2026-11-21', true],
  ['eu-high-risk', 'GB', '2026-11-21', false],
] as const)('%s: %s on %s is %s', (list, country, day, isListed) => {
  expect(riskListing(list, country, day) !== undefined).toBe(isListed);
});

test.each([
  ['UA-43', true],
  ['UA-14', false],
  ['UA-09', false],
  ['UA-30', undefined],
])('%s: wholly covered is %s', (code, whole) => {
  expect(sanctionedRegion(code, '2026-11-21')?.whole).toBe(whole);
});

test('a region is not covered before its executive order', () => {
  expect(sanctionedRegion('UA-43', '2014-12-18')).toBeUndefined();
});
