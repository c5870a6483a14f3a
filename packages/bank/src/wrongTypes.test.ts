import { describe, expect, test } from 'vitest';
import { checkUkSortCode } from './gb/checkUkSortCode.ts';
import { checkBic } from './iban/checkBic.ts';
import { checkIban } from './iban/checkIban.ts';
import { isNuban, nubanCheckDigit } from './ng/nuban.ts';
import { checkAbaRoutingNumber } from './us/checkAbaRoutingNumber.ts';

const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

describe.each([
  { check: checkIban, right: 'GB82WEST12345698765432' },
  { check: checkBic, right: 'NEDSZAJJ' },
  { check: checkAbaRoutingNumber, right: '111000025' },
  { check: checkUkSortCode, right: '123456' },
])('$check.name', ({ check, right }) => {
  test('refuses what is not text in one finding', () => {
    for (const value of [undefined, null, 0, Number(right), [right], { toString: () => right }]) {
      expect(check(value)).toHaveLength(1);
    }
    expect(check(revoked)).toHaveLength(1);
    expect(check(null)[0]?.path).toEqual([]);
    expect(check(null, ['banks', 0])[0]?.path).toEqual(['banks', 0]);
    expect(check(right)).toEqual([]);
  });
});

test.each([
  ['00011', '000001457'],
  ['000011', '00000145'],
  ['0000110', '000001457'],
  ['x000011', '000001457'],
  ['000011', '0000014570'],
  ['000011', 'x000001457'],
  ['abcdef', '000001457'],
  [undefined, undefined],
])('nubanCheckDigit throws a TypeError for %s and %s', (institution, serial) => {
  const call = (): number => nubanCheckDigit(institution as string, serial as string);
  expect(call).toThrow(TypeError);
  expect(isNuban(institution as string, `${serial}9`)).toBe(false);
});
