import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated } from '../scripts/generate.ts';
import { nigerianBanks } from './nigerianBanks.generated.ts';
import { southAfricanBanks } from './southAfricanBanks.generated.ts';

test.each(Object.entries(generated))('%s is what its generator writes', (name, text) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text);
});

test('36 Nigerian banks, 24 of them from the table of the CBN (2010)', () => {
  expect(nigerianBanks).toHaveLength(36);
  expect(nigerianBanks.filter(({ source }) => source === 'cbn-2010')).toHaveLength(24);
  expect(new Set(nigerianBanks.map(({ code }) => code)).size).toBe(36);
  const nips = nigerianBanks.flatMap(({ nip }) => nip ?? []);
  expect(new Set(nips).size).toBe(nips.length);
});

test('a bank that was taken over is among those its successor took over, and the reverse', () => {
  const forward = nigerianBanks.flatMap(({ code, mergedInto }) =>
    mergedInto ? [`${code}>${mergedInto}`] : [],
  );
  const back = nigerianBanks.flatMap(({ code, tookOver = [] }) =>
    tookOver.map((taken) => `${taken}>${code}`),
  );
  expect(forward.sort()).toEqual(back.sort());
  expect(forward).toHaveLength(7);
});

test('8 South African banks, 2 of them verified', () => {
  expect(southAfricanBanks).toHaveLength(8);
  const verified = southAfricanBanks.filter((bank) => bank.verified).map(({ name }) => name);
  expect(verified).toEqual(['Absa', 'FNB']);
  for (const { branchCode, accountDigits: [fewest, most] = [1, 11] } of southAfricanBanks) {
    expect(branchCode).toMatch(/^\d{6}$/);
    expect(fewest).toBeLessThanOrEqual(most);
  }
});
