import { runCount } from '@passmuster/testing/runCount';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBankAccount } from './checkBankAccount.ts';
import { nigerian, southAfrican } from './testing/bankMethods.ts';
import { rulesByField } from './testing/rulesOf.ts';

const found = (method: unknown) => rulesByField(checkBankAccount(method));

describe('a whole method', () => {
  test.each([
    { method: nigerian, why: 'a Nigerian account' },
    { method: southAfrican, why: 'a South African account' },
    { method: { ...nigerian, iban: null, swift_code: null }, why: 'null for what is not used' },
    { method: { ...nigerian, iban: '', routing_number: ' ' }, why: 'blank for what is not used' },
    { method: { ...nigerian, account_name: 'Ọlá Ṣàngó' }, why: 'a name in any script' },
    {
      method: { ...nigerian, swift_code: 'FBNINGLA', routing_number: '111000025' },
      why: 'the BIC of the bank and a routing number',
    },
    { method: { ...southAfrican, swift_code: 'CABLZAJJXXX' }, why: 'a BIC with its branch' },
    { method: { ...nigerian, bank_name: 'Kuda', bank_code: '50211' }, why: 'a code of Paystack' },
    {
      method: { ...nigerian, account_number: '0012345674', bank_name: 'ALAT', bank_code: '035A' },
      why: 'a brand of Wema Bank',
    },
    {
      method: { ...nigerian, bank_name: 'Astrapolaris MFB', bank_code: 'MFB50094' },
      why: 'MFB50094',
    },
    {
      method: { ...nigerian, account_number: '8031234567', bank_name: 'OPay', bank_code: '999992' },
      why: 'a mobile money account',
    },
  ])('$why passes', ({ method }) => {
    expect(found(method)).toEqual([]);
  });
});

describe('what is missing (SPEC-GAP 35)', () => {
  test('an empty object lacks the five recommended fields, and has no other finding', () => {
    expect(found({})).toEqual([
      'currency: bank/recommended-field',
      'account_name: bank/recommended-field',
      'account_number: bank/recommended-field',
      'bank_name: bank/recommended-field',
      'bank_code: bank/recommended-field',
    ]);
  });

  test('a half-filled form is checked as far as it goes', () => {
    expect(found({ currency: 'NGN', account_number: '123' })).toEqual([
      'account_name: bank/recommended-field',
      'bank_name: bank/recommended-field',
      'bank_code: bank/recommended-field',
      'account_number: bank/ngn-ten-digits',
    ]);
  });

  test('without a currency, or with one the API does not list, the account is not judged', () => {
    const { currency, ...rest } = nigerian;
    expect(currency).toBe('NGN');
    expect(found({ ...rest, account_number: '1' })).toEqual(['currency: bank/recommended-field']);
    expect(found({ ...rest, currency: 'GBP', account_number: '1' })).toEqual([
      'currency: bank/payout-currency',
    ]);
    expect(found({ ...rest, currency: ['NGN'], account_number: '1' })).toEqual([]);
  });
});

test.each(['GHS', 'XXX', 'ngn', 'NGN,'])(
  '%s is not a currency of payouts (SPEC-GAP 36)',
  (currency) => {
    expect(found({ ...nigerian, currency })).toEqual(['currency: bank/payout-currency']);
  },
);

test('a method of megabytes gets at most two findings a field, quickly', () => {
  const long = 'A1'.repeat(1_000_000);
  const fields = ['account_name', 'account_number', 'bank_name', 'bank_code', 'iban', 'swift_code'];
  for (const currency of ['NGN', 'ZAR']) {
    const method = Object.fromEntries(fields.map((field) => [field, long]));
    const findings = checkBankAccount({ currency, ...method });
    expect(findings.length).toBeLessThanOrEqual(2 * fields.length);
    expect(JSON.stringify(findings).length).toBeLessThan(10_000);
  }
});

test('nothing throws, and no finding holds a value that was checked', () => {
  const fields = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[0-9]{6,12}$/),
  );
  const methods = fc.record(
    {
      currency: fc.constantFrom('NGN', 'ZAR', 'USD', undefined),
      account_name: fields,
      account_number: fields,
      bank_name: fields,
      bank_code: fields,
      sort_code: fields,
      swift_code: fields,
      routing_number: fields,
      iban: fields,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), methods), (method) => {
      const texts = checkBankAccount(method).map(({ message, remedy }) => `${message} ${remedy}`);
      const number: unknown = Object(method).account_number;
      if (typeof number === 'string' && /^\d{7,}$/.test(number)) {
        expect(texts.join(' ')).not.toContain(number);
      }
    }),
    { numRuns: runCount(400, 20_000) },
  );
});

test('a property whose getter throws counts as missing', () => {
  const method = {
    currency: 'NGN',
    get account_number(): string {
      throw new Error('0000014579');
    },
  };
  const missing = checkBankAccount(method).map(({ path }) => path.join('.'));
  expect(missing).toEqual(['account_name', 'account_number', 'bank_name', 'bank_code']);
});
