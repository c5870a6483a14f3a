import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated } from '../scripts/generate.ts';
import { isNigerianBankCode } from './ng/nigerianBankCode.ts';
import { nigerianBanks } from './ng/nigerianBanks.generated.ts';
import { nigerianBanksNamed } from './ng/nigerianBanksNamed.ts';
import { southAfricanBanks } from './za/southAfricanBanks.generated.ts';
import { southAfricanBanksNamed } from './za/southAfricanBanksNamed.ts';

test.each(Object.entries(generated))('%s is what its generator writes', (name, text) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text);
});

test('85 Nigerian institutions, 36 of them with a confirmed institution number', () => {
  expect(nigerianBanks).toHaveLength(85);
  const institutions = nigerianBanks.flatMap(({ institution = [] }) => institution);
  expect(institutions).toHaveLength(36);
  expect(new Set(institutions).size).toBe(institutions.length);
  const codes = nigerianBanks.flatMap(({ code, otherCodes }) => [code, ...otherCodes]);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(isNigerianBankCode(code), code).toBe(true);
});

test('a bank that was taken over names a bank in the list', () => {
  const successors = nigerianBanks.flatMap(({ mergedInto = [] }) => mergedInto);
  expect(successors).toHaveLength(9);
  for (const code of successors)
    expect(nigerianBanks.some((bank) => bank.code === code)).toBe(true);
});

test('22 South African banks', () => {
  expect(southAfricanBanks).toHaveLength(22);
  for (const { branchCode, accountDigits: [fewest, most] = [6, 11] } of southAfricanBanks) {
    expect(branchCode).toMatch(/^\d{6}$/);
    expect(fewest).toBeLessThanOrEqual(most);
  }
});

test.each(nigerianBanks)('$name is found by each of its names', (bank) => {
  for (const name of [bank.name, ...bank.aliases]) expect(nigerianBanksNamed(name)).toContain(bank);
});

test.each(southAfricanBanks)('$name is found by each of its names', (bank) => {
  for (const name of [bank.name, ...bank.aliases]) {
    expect(southAfricanBanksNamed(name)).toContain(bank);
  }
});
