import { describe, expect, test } from 'vitest';
import { rulesOf } from '../testing/rulesOf.ts';
import { checkNigerianAccount } from './checkNigerianAccount.ts';
import { isNuban, nubanCheckDigit } from './nuban.ts';

const found = (accountNumber?: string, bankCode?: string) =>
  rulesOf(checkNigerianAccount({ accountNumber, bankCode }));

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
    { number: '06031234567', rules: ['bank/ngn-ten-digits'], why: '060 is not a mobile prefix' },
    { number: '080312345678', rules: ['bank/ngn-ten-digits'], why: 'a digit more than a phone' },
    { number: '108031234567', rules: ['bank/ngn-ten-digits'], why: 'a phone number after a 1' },
    { number: '08231234567', rules: ['bank/ngn-ten-digits'], why: '082 is not a mobile prefix' },
    { number: '0803123456', rules: ['bank/nuban-check-digit'], why: '10 digits beginning 080' },
  ])('$why at First Bank gives $rules', ({ number, rules }) => {
    expect(found(number, '011')).toEqual(rules);
  });
});

test.each([
  { code: '999992', number: '08031234567', says: 'Leave out the first 0' },
  { code: '999992', number: '2348031234567', says: '10-digit account number' },
  { code: '011', number: '08031234567', says: '10-digit account number' },
])('$number at $code: $says', ({ code, number, says }) => {
  const [finding] = checkNigerianAccount({ accountNumber: number, bankCode: code });
  expect(finding?.remedy).toContain(says);
});

describe('the check digit', () => {
  test.each([
    { code: '011', rules: [], why: 'it fits' },
    { code: '000016', rules: [], why: 'it fits the bank with this NIP code' },
    { code: '000011', rules: [], why: 'it fits one of the two banks with this code' },
    { code: '058', rules: ['bank/nuban-check-digit'], why: 'another bank' },
    { code: '000013', rules: ['bank/nuban-check-digit'], why: 'another bank, by NIP' },
    { code: '090267', rules: [], why: 'a code that allows no check' },
    { code: '50211', rules: [], why: 'a code of payment companies' },
    { code: '999992', rules: [], why: 'a mobile money operator' },
    { code: '951234', rules: ['bank/nuban-check-digit'], why: 'an institution by its six digits' },
    { code: '0111', rules: ['bank/ngn-bank-code'], why: 'four digits' },
    { code: '01', rules: ['bank/ngn-bank-code'], why: 'two digits' },
    { code: '0000111', rules: ['bank/ngn-bank-code'], why: 'seven digits' },
    { code: '1951234', rules: ['bank/ngn-bank-code'], why: 'an institution after a 1' },
    { code: '9512341', rules: ['bank/ngn-bank-code'], why: 'an institution before a 1' },
    {
      code: '030',
      rules: ['bank/closed-bank', 'bank/nuban-check-digit'],
      why: 'another bank, which is closed',
    },
    { code: '011AB', rules: ['bank/ngn-bank-code'], why: 'two letters at the end' },
    { code: 'M50094', rules: ['bank/ngn-bank-code'], why: 'one letter at the start' },
    { code: 'MFBX50094', rules: ['bank/ngn-bank-code'], why: 'four letters at the start' },
    { code: undefined, rules: [], why: 'no code' },
  ])('0000014579 at $code: $why', ({ code, rules }) => {
    expect(found('0000014579', code)).toEqual(rules);
  });

  test('an account of a bank that was taken over passes under both codes', () => {
    // 0012345679: made for Diamond Bank (063), which is Access Bank (044) today.
    for (const code of ['063', '044', '000005', '000014']) {
      expect(found('0012345679', code), code).toEqual([]);
    }
  });

  test('an account of Mainstreet Bank (014) passes at Polaris Bank (076)', () => {
    const number = `001234567${nubanCheckDigit('000014', '001234567')}`;
    expect(isNuban('000076', number)).toBe(false);
    expect(found(number, '076')).toEqual([]);
  });

  test.each([
    { number: '8031234568', rule: 'bank/ngn-phone-without-zero', why: '80 begins a phone number' },
    { number: '9131234568', rule: 'bank/ngn-phone-without-zero', why: '91 too' },
    { number: '7231234568', rule: 'bank/nuban-check-digit', why: '72 does not' },
  ])('$number does not fit GTBank: $rule, as $why', ({ number, rule }) => {
    expect(found(number, '058')).toEqual([rule]);
  });
});

describe('the bank', () => {
  test.each([
    { name: 'GTBank', code: '058', rules: [], why: 'an alias' },
    { name: 'gt bank plc', code: '058', rules: [], why: 'an alias in lowercase, with Plc' },
    { name: 'GTBank', code: '000013', rules: [], why: 'the NIP code' },
    {
      name: 'GTBank',
      code: '057',
      rules: ['bank/ngn-bank-agrees'],
      why: 'the code of Zenith Bank',
    },
    { name: 'Kuda', code: '50515', rules: ['bank/ngn-bank-agrees'], why: 'the code of Moniepoint' },
    { name: 'OPay', code: '999991', rules: ['bank/ngn-bank-agrees'], why: 'the code of PalmPay' },
    { name: 'OPay', code: '305', rules: [], why: 'a code that is not in the list' },
    {
      name: 'Unity Microfinance Bank',
      code: '215',
      rules: [],
      why: 'a name that is not in the list',
    },
    {
      name: 'Unity Microfinance Bank',
      code: '058',
      rules: [],
      why: 'it is not Unity Bank, so nothing contradicts the code',
    },
    { name: 'First Bank', code: '000011', rules: [], why: 'one of two banks with the NIP code' },
    { name: undefined, code: '000030', rules: [], why: 'one of two banks with it is not closed' },
    { name: 'Unity MFB', code: '058', rules: [], why: 'such a name beside any code' },
    {
      name: 'LAPO Microfinance',
      code: '058',
      rules: ['bank/ngn-bank-agrees'],
      why: 'a microfinance bank without the word bank',
    },
    {
      name: 'L.A.P.O. & Microfinance Bank',
      code: '058',
      rules: [],
      why: 'letters that are split up',
    },
    { name: 'ALAT by Wema', code: '035', rules: [], why: 'a brand' },
    {
      name: 'Access Bank',
      code: '063',
      rules: [],
      why: 'a bank it took over, whose code is in use',
    },
    { name: 'Diamond Bank', code: '044', rules: [], why: 'the bank that took it over' },
    { name: 'Heritage Bank', code: '030', rules: ['bank/closed-bank'], why: 'closed' },
    {
      name: undefined,
      code: '084',
      rules: ['bank/closed-bank'],
      why: 'taken over by a closed bank',
    },
    { name: 'Heritage Bank', code: undefined, rules: ['bank/closed-bank'], why: 'closed, by name' },
    { name: 'Oceanic Bank', code: '056', rules: ['bank/ngn-merged-bank'], why: 'part of Ecobank' },
    { name: 'Afribank', code: undefined, rules: ['bank/ngn-merged-bank'], why: 'part of Polaris' },
    {
      name: 'Providus-Unity Bank',
      code: '215',
      rules: [],
      why: 'merged in 2026, its code is in use',
    },
    { name: 'PUB', code: '101', rules: [], why: 'its short name' },
    { name: 'Unity Bank', code: '101', rules: [], why: 'the bank that took it over' },
    { name: 'Titan Trust Bank', code: '102', rules: [], why: 'merged, its code is in use' },
    { name: 'x'.repeat(1_000_000), code: '058', rules: [], why: 'a megabyte' },
  ])('$code beside $name gives $rules: $why', ({ name, code, rules }) => {
    const findings = checkNigerianAccount({ bankName: name, bankCode: code });
    expect(rulesOf(findings)).toEqual(rules);
  });

  test('a name that contradicts the code gets no finding about the check digit', () => {
    const account = { accountNumber: '0000014579', bankName: 'First Bank', bankCode: '058' };
    const rules = checkNigerianAccount(account).map(({ rule }) => rule);
    expect(rules).toEqual(['bank/ngn-bank-agrees']);
  });

  test('a name of up to 100 characters is looked up, a longer one is not', () => {
    const rulesFor = (bankName: string): string[] =>
      rulesOf(checkNigerianAccount({ bankName, bankCode: '058' }));
    expect(rulesFor('Zenith Bank'.padEnd(100, '.'))).toEqual(['bank/ngn-bank-agrees']);
    expect(rulesFor('Zenith Bank'.padEnd(101, '.'))).toEqual([]);
  });

  test('a bank code alone is checked for its form', () => {
    expect(found(undefined, '058')).toEqual([]);
    expect(found(undefined, 'GTB')).toEqual(['bank/ngn-bank-code']);
    expect(found()).toEqual([]);
  });
});

test('findings are below the given path', () => {
  const findings = checkNigerianAccount({ accountNumber: '1', bankCode: '1' }, ['methods', 0]);
  expect(findings.map(({ path }) => path)).toEqual([
    ['methods', 0, 'bank_code'],
    ['methods', 0, 'account_number'],
  ]);
  const closed = (account: Parameters<typeof checkNigerianAccount>[0]) =>
    checkNigerianAccount(account).map(({ path }) => path);
  expect(closed({ bankName: 'Heritage Bank' })).toEqual([['bank_name']]);
  expect(closed({ bankName: 'Heritage Bank', bankCode: '030' })).toEqual([['bank_code']]);
});
