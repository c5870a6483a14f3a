import { countryCodes } from '@passmuster/schemas';
import { isUnlistedCountry } from '@passmuster/schemas/countries';
import { expect, test } from 'vitest';
import { callForActionList, increasedMonitoringList } from './fatf.ts';
import { isListed } from './listing.ts';
import { ofacCountries, ofacPartRegions, ofacRegions } from './ofac.ts';

test.each([
  { list: callForActionList, day: '2026-11-21', count: 3 },
  { list: increasedMonitoringList, day: '2026-11-21', count: 22 },
  { list: increasedMonitoringList, day: '2026-06-18', count: 22 },
  { list: increasedMonitoringList, day: '2026-02-13', count: 22 },
  { list: increasedMonitoringList, day: '2026-02-12', count: 20 },
  { list: increasedMonitoringList, day: '2025-10-23', count: 24 },
  // FATF, 28 June 2024: Monaco and Venezuela came, Jamaica and Türkiye went: 21 both before and after.
  { list: increasedMonitoringList, day: '2024-06-28', count: 21 },
  { list: increasedMonitoringList, day: '2024-06-27', count: 21 },
  { list: ofacCountries, day: '2026-11-21', count: 3 },
  { list: ofacCountries, day: '2025-06-30', count: 4 },
  { list: ofacRegions, day: '2026-11-21', count: 2 },
  { list: ofacRegions, day: '2014-12-18', count: 0 },
  { list: ofacPartRegions, day: '2026-11-21', count: 2 },
  { list: ofacPartRegions, day: '2022-02-20', count: 0 },
])('$list.name has $count on $day', ({ list, day, count }) => {
  const codes = [...list.listings.keys()];
  expect(codes.filter((code) => isListed(list, code, day))).toHaveLength(count);
});

test.each([
  { code: 'JM', day: '2024-06-27', is: true },
  { code: 'JM', day: '2024-06-28', is: false },
  { code: 'TR', day: '2024-06-27', is: true },
  { code: 'TR', day: '2024-06-28', is: false },
  { code: 'MC', day: '2024-06-27', is: false },
  { code: 'VE', day: '2024-06-28', is: true },
])('$code is under increased monitoring on $day: $is', ({ code, day, is }) => {
  expect(isListed(increasedMonitoringList, code, day)).toBe(is);
});

test('every country listed has a code', () => {
  const known = new Set<string>(countryCodes);
  const lists = [callForActionList, increasedMonitoringList, ofacCountries];
  const codes = lists.flatMap(({ listings }) => [...listings.keys()].map(String));
  expect(codes.filter((code) => !known.has(code) && !isUnlistedCountry(code))).toEqual([]);
});
