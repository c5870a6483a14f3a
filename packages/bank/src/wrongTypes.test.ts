import type { Finding } from '@passmuster/findings';
import { describe, expect, test } from 'vitest';
import type { AccountParts } from './accountParts.ts';
import { checkBankAccount } from './checkBankAccount.ts';
import { checkUkSortCode } from './gb/checkUkSortCode.ts';
import { checkBic } from './iban/checkBic.ts';
import { checkIban } from './iban/checkIban.ts';
import { banksFitting } from './ng/banksFitting.ts';
import { checkNigerianAccount } from './ng/checkNigerianAccount.ts';
import { isNigerianBankCode, nigerianBanksWithCode } from './ng/nigerianBankCode.ts';
import { nigerianBanksNamed } from './ng/nigerianBanksNamed.ts';
import { isNuban, nubanCheckDigit } from './ng/nuban.ts';
import { rulesByField } from './testing/rulesOf.ts';
import { checkAbaRoutingNumber } from './us/checkAbaRoutingNumber.ts';
import { checkSouthAfricanAccount } from './za/checkSouthAfricanAccount.ts';
import { southAfricanBanksNamed } from './za/southAfricanBanksNamed.ts';

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
  [11, 1457],
  [123_456, 123_456_789],
  [Symbol('011'), Symbol('1')],
])('nubanCheckDigit throws a TypeError for %j and %j', (institution: unknown, serial: unknown) => {
  const call = (): number => nubanCheckDigit(institution as string, serial as string);
  expect(call).toThrow(TypeError);
  expect(isNuban(institution as string, `${String(serial)}9`)).toBe(false);
});

/** A proxy that throws whatever is done to it. */
const throwing = new Proxy(
  {},
  new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('hostile');
      },
    },
  ),
);
const strange: readonly unknown[] = [
  ...[undefined, null, true, 0, 1_234_567_890, 10n, Symbol('011'), () => '011', ''],
  ...[[], ['0000014579'], { toString: () => '0000014579' }, revoked, throwing],
];

const accountChecks: readonly {
  readonly check: (account: unknown) => readonly Finding[];
}[] = [
  { check: checkBankAccount },
  { check: (account) => checkNigerianAccount(account as AccountParts) },
  { check: (account) => checkSouthAfricanAccount(account as AccountParts) },
];

test.each(accountChecks)(
  '$check never throws, whatever the account and its parts are',
  ({ check }) => {
    for (const value of strange) {
      expect(() => check(value)).not.toThrow();
      expect(() => check({ accountNumber: value, bankCode: value, bankName: value })).not.toThrow();
      expect(() =>
        check({ currency: 'NGN', account_number: value, bank_name: value }),
      ).not.toThrow();
      expect(() => check({ currency: value, bank_code: value, iban: value })).not.toThrow();
    }
  },
);

describe.each([
  { check: checkNigerianAccount, accountNumber: '0000014579', bankCode: '011' },
  { check: checkSouthAfricanAccount, accountNumber: '1539876240', bankCode: '470010' },
])('$check.name', ({ check, ...right }) => {
  test('returns one finding for what is not an object', () => {
    for (const account of [undefined, null, 'x', 1, [], revoked]) {
      const found = check(account as AccountParts, ['bank']);
      expect(rulesByField(found)).toEqual(['bank: bank/method']);
    }
  });

  test('returns a finding for a part that is not text, and checks the others', () => {
    const parts = { ...right, bankName: 11 as unknown } as AccountParts;
    expect(rulesByField(check(parts))).toEqual(['bank_name: bank/text']);
    const numbers = { accountNumber: 14_579, bankCode: 11, bankName: null } as unknown;
    expect(rulesByField(check(numbers as AccountParts, ['bank']))).toEqual([
      'bank.account_number: bank/text',
      'bank.bank_code: bank/text',
    ]);
  });

  test('treats a part that cannot be read as missing', () => {
    expect(check(throwing as AccountParts)).toEqual(check({}));
  });
});

test.each([
  { find: banksFitting, right: '0000014579' },
  { find: nigerianBanksWithCode, right: '058' },
  { find: nigerianBanksNamed, right: 'gtbank' },
  { find: southAfricanBanksNamed, right: 'capitec' },
] as readonly { readonly find: (text: string) => readonly object[]; readonly right: string }[])(
  '$find.name finds nothing for what is not text',
  ({ find, right }) => {
    expect(strange.flatMap((value) => find(value as string))).toEqual([]);
    expect(find(right)).not.toEqual([]);
  },
);

test('a bank code and an account number that are not text are refused', () => {
  for (const value of [...strange, 58, 58_011]) {
    expect(isNigerianBankCode(value as string)).toBe(false);
    expect(isNuban('000011', value as string)).toBe(false);
    expect(isNuban(value as string, '0000014579')).toBe(false);
  }
});
