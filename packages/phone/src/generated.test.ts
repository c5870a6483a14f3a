import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated } from '../scripts/generate.ts';
import { callingCodes } from './callingCodes.generated.ts';
import { fictionalRanges } from './fictionalPhones.generated.ts';
import { isFictionalPhone } from './isFictionalPhone.ts';
import { ngZaMetadata } from './ngZaMetadata.generated.ts';

const source = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test.each(Object.entries(generated))('%s is what its generator writes', (name, text) => {
  expect(source(name)).toBe(text);
});

test('calling codes: 206 of countries and 9 of services, none the beginning of another', () => {
  expect(callingCodes).toHaveLength(206 + 9);
  for (const code of callingCodes) {
    expect(code).toMatch(/^[1-9]\d{0,2}$/);
    expect(callingCodes.filter((other) => other.startsWith(code))).toEqual([code]);
  }
});

test('50 patterns of fictional numbers, which the first and last number of each range match', () => {
  expect(fictionalRanges).toHaveLength(50);
  const file = new URL('../data/fictionalPhones.json', import.meta.url);
  const { rows } = JSON.parse(readFileSync(file, 'utf8')) as {
    rows: { first: string; last: string }[];
  };
  expect(rows).toHaveLength(51);
  for (const { first, last } of rows) {
    expect(isFictionalPhone(first), first).toBe(true);
    expect(isFictionalPhone(last), last).toBe(true);
  }
});

test('the subset has two countries', () => {
  expect(ngZaMetadata.country_calling_codes).toEqual({ 27: ['ZA'], 234: ['NG'] });
  expect(Object.keys(ngZaMetadata.countries)).toEqual(['NG', 'ZA']);
});

test('the main entry pulls in no metadata', () => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = source(file).replace(/^(?:im|ex)port type .+$/gm, '');
    for (const [, from = ''] of code.matchAll(/from '([^']+)'/g)) {
      if (from.startsWith('./')) visit(from);
      else packages.add(from);
    }
  };
  visit('./index.ts');
  expect(seen).not.toContain('./max.ts');
  expect(seen).not.toContain('./ngZaMetadata.generated.ts');
  expect([...packages].sort()).toEqual(['@passmuster/findings', 'libphonenumber-js/core']);
});
