import { describe, expect, test } from 'vitest';
import { checkNigerianAccount } from './checkNigerianAccount.ts';

const found = (accountNumber?: string, bankCode?: string) =>
  checkNigerianAccount({ accountNumber, bankCode }).map(({ rule }) => rule);

describe('the length', () => {
  test.each([
    { number: '000001457', rules: ['bank/ngn-ten-digits'], why: '9 digits' },
    { number: '0000014579', rules: [], why: '10 digits' },
    { number: '00000145790', rules: ['bank/ngn-ten-digits'], why: '11 digits, no phone number' },
    { number: '08031234567', rules: ['bank/ngn-phone-number'], why: 'a phone number, 11 digits' },
    { number: '09131234567', rules: ['bank/ngn-phone-number'], why: 'a phone number of 0913' },
    { number: '2348031234567', rules: ['bank/ngn-phone-number'], why: 'with the calling code' },
    { number: '+2348031234567', rules: ['bank/ngn-phone-number'], why: 'with + as well' },
    { number: '+23408031234567', rules: ['bank/ngn-phone-number'], why: 'with a kept zero' },
    { number: '06031234567', rules: ['bank/ngn-ten-digits'], why: '060 is no mobile number' },
    { number: '0803123456', rules: ['bank/nuban-check-digit'], why: '10 digits beginning 080' },
  ])('$why at First Bank gives $rules', ({ number, rules }) => {
    expect(found(number, '011').filter((rule) => rule !== 'bank/nuban-banks-fitting')).toEqual(
      rules,
    );
  });
});

describe('the check digit', () => {
  test.each([
    { code: '011', rules: [], why: 'it fits' },
    { code: '000016', rules: [], why: 'it fits the bank with this NIP code' },
    { code: '000011', rules: [], why: 'it fits one of the two banks with this code' },
    {
      code: '058',
      rules: ['bank/nuban-check-digit', 'bank/nuban-banks-fitting'],
      why: 'another bank',
    },
    {
      code: '000013',
      rules: ['bank/nuban-check-digit', 'bank/nuban-banks-fitting'],
      why: 'by NIP',
    },
    { code: '090267', rules: ['bank/nuban-not-checkable'], why: 'a NIP code alone' },
    { code: '566', rules: ['bank/nuban-not-checkable'], why: 'an unknown numbering' },
    { code: '999992', rules: ['bank/ngn-wallet'], why: 'a wallet' },
    { code: '0111', rules: ['bank/ngn-bank-code', 'bank/nuban-banks-fitting'], why: 'four digits' },
    { code: undefined, rules: ['bank/nuban-banks-fitting'], why: 'no code: the banks it fits' },
    {
      code: '12',
      rules: ['bank/ngn-bank-code', 'bank/nuban-banks-fitting'],
      why: 'no code either',
    },
  ])('0000014579 at $code: $why', ({ code, rules }) => {
    expect(found('0000014579', code)).toEqual(rules);
  });

  test('an account of a bank that was taken over passes under both codes', () => {
    // 0012345679: made for Diamond Bank (063), which is Access Bank (044) today.
    for (const code of ['063', '044', '000005', '000014']) {
      expect(found('0012345679', code), code).toEqual([]);
    }
  });
});

test('a number that fits elsewhere names those banks, and nothing of the number', () => {
  const [wrong, hint] = checkNigerianAccount({ accountNumber: '0000014579', bankCode: '058' });
  expect(wrong).toMatchObject({ severity: 'warning', path: ['account_number'] });
  expect(hint).toMatchObject({ severity: 'info', path: ['bank_code'] });
  expect(hint?.message).toContain('First Bank of Nigeria (011)');
  expect(JSON.stringify([wrong, hint])).not.toContain('14579');
});

test.each([
  { number: '8031234568', hint: true, why: '80 begins a phone number' },
  { number: '9131234568', hint: true, why: '91 too' },
  { number: '7231234568', hint: false, why: '72 does not' },
])('$number fails at GTBank; a wallet is suspected: $hint, as $why', ({ number, hint }) => {
  expect(found(number, '058')).toContain('bank/nuban-check-digit');
  expect(found(number, '058').includes('bank/ngn-phone-without-zero')).toBe(hint);
});

test('a bank code alone is checked for its form', () => {
  expect(found(undefined, '058')).toEqual([]);
  expect(found(undefined, 'GTB')).toEqual(['bank/ngn-bank-code']);
  expect(found()).toEqual([]);
});

test('findings stand below the path given', () => {
  const findings = checkNigerianAccount({ accountNumber: '1', bankCode: '1' }, ['methods', 0]);
  expect(findings.map(({ path }) => path)).toEqual([
    ['methods', 0, 'bank_code'],
    ['methods', 0, 'account_number'],
  ]);
});
