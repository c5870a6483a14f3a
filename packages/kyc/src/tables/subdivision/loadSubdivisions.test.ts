import { expect, test } from 'vitest';
import { loadPostalAreasOf } from '../postal/loadPostalAreas.ts';
import { loadSubdivisionsOf } from './loadSubdivisions.ts';

const initials = (subdivisions: object): string[] => [
  ...new Set(Object.keys(subdivisions).map((country) => country.slice(0, 1))),
];

test('the subdivisions of a country come with those of its initial letters only', async () => {
  const { subdivisions, version } = await loadSubdivisionsOf(['NG', 'PL']);
  expect(initials(subdivisions)).toEqual(['N', 'O', 'P']);
  expect(version.asOf).toMatch(/^\d{4}/);
});

test('for no country, none are loaded, and their version has no date', async () => {
  const version = { name: 'ISO 3166-2 subdivisions', asOf: '' };
  expect(await loadSubdivisionsOf([])).toEqual({ subdivisions: {}, version });
});

test('states are loaded for postal codes that identify them', async () => {
  const { subdivisions, isPostalCodeOf } = await loadPostalAreasOf(['KE', 'US']);
  expect(subdivisions).toHaveProperty('US');
  expect(initials(subdivisions)).not.toContain('N');
  expect(initials(subdivisions)).not.toContain('A');
  expect(isPostalCodeOf('US-NY', '10001')).toBe(true);
});
