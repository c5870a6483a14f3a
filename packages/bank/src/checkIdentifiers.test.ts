import { describe, expect, test } from 'vitest';
import { checkBankAccount } from './checkBankAccount.ts';
import { nigerian, southAfrican } from './testing/bankMethods.ts';
import { rulesByField } from './testing/rulesOf.ts';

const found = (method: unknown) => rulesByField(checkBankAccount(method));

test('other identifiers are checked whatever the currency (SPEC-GAP 36)', () => {
  expect(
    found({
      ...southAfrican,
      iban: 'GB82WEST12345698765423',
      swift_code: 'NEDSZAJ',
      routing_number: '111000026',
      sort_code: '12345',
    }),
  ).toEqual([
    'sort_code: bank/uk-sort-code',
    'swift_code: bank/bic-form',
    'routing_number: bank/aba-check-digit',
    'iban: bank/iban-check-digits',
  ]);
});

test.each([
  { bank: 'Investec', code: '580105', bic: 'FIRNZAJJ', rules: ['swift_code: bank/bic-bank'] },
  { bank: 'Investec', code: '580105', bic: 'IVESZAJJXXX', rules: [] },
  { bank: 'African Bank', code: '584000', bic: 'GRIDZAJJ', rules: [] },
  { bank: 'Old Mutual', code: '462005', bic: 'BIDBZAJJ', rules: [] },
])('$bic beside $bank: $rules', ({ bank, code, bic, rules }) => {
  expect(
    found({
      ...southAfrican,
      account_number: '10011882734',
      bank_name: bank,
      bank_code: code,
      swift_code: bic,
    }),
  ).toEqual(rules);
});

describe('identifiers that contradict each other', () => {
  test.each([
    {
      change: { swift_code: 'GTBINGLA' },
      rules: ['swift_code: bank/bic-bank'],
      why: 'the BIC of another bank',
    },
    { change: { swift_code: 'UMPLNGLA' }, rules: [], why: 'a BIC that is not in the list' },
    {
      change: { swift_code: 'BARCGB22' },
      rules: ['swift_code: bank/bic-currency'],
      why: 'a British BIC',
    },
    {
      change: { swift_code: 'GTBINGLA', bank_code: undefined },
      rules: ['bank_code: bank/recommended-field', 'swift_code: bank/bic-bank'],
      why: 'the BIC of another bank than the name',
    },
    {
      change: { swift_code: 'GTBINGLA', bank_name: undefined },
      rules: ['bank_name: bank/recommended-field', 'swift_code: bank/bic-bank'],
      why: 'the BIC of another bank than the code',
    },
    {
      change: { swift_code: 'BARCGB22', iban: 'GB82WEST12345698765432', currency: undefined },
      rules: ['currency: bank/recommended-field'],
      why: 'a British BIC and IBAN beside no currency',
    },
    {
      change: { swift_code: 'GTBINGLA', bank_code: '50211', bank_name: 'Kuda' },
      rules: [],
      why: 'the BIC of another bank, where that of the bank is not known',
    },
    {
      change: { iban: 'GB82WEST12345698765432' },
      rules: ['iban: bank/iban-currency'],
      why: 'an IBAN, which Nigeria has not',
    },
    {
      change: { bank_code: '632005' },
      rules: ['bank_code: bank/other-country-code'],
      why: 'a South African branch code',
    },
    {
      change: { bank_code: 'GTBINGLA' },
      rules: ['bank_code: bank/ngn-bank-code'],
      why: 'a BIC as code',
    },
    {
      change: { bank_name: 'Zenith' },
      rules: ['bank_code: bank/ngn-bank-agrees'],
      why: 'the name of another bank',
    },
    {
      change: { bank_name: '011' },
      rules: ['bank_name: bank/name-letters'],
      why: 'the code as name',
    },
    {
      change: { account_name: '0000014579' },
      rules: ['account_name: bank/name-letters'],
      why: 'the number as name',
    },
    {
      change: { account_name: 'FIRST BANK OF NIGERIA' },
      rules: ['account_name: bank/account-name'],
      why: 'the bank as holder',
    },
    {
      change: { account_name: 'N/A' },
      rules: ['account_name: bank/placeholder-name'],
      why: 'not applicable',
    },
    {
      change: { account_name: ' N/A ' },
      rules: ['account_name: bank/placeholder-name'],
      why: 'not applicable, with spaces',
    },
    {
      change: { account_name: 'Test' },
      rules: ['account_name: bank/placeholder-name'],
      why: 'a test',
    },
    { change: { account_name: 'Nana Tester' }, rules: [], why: 'a name that begins alike' },
    {
      change: { account_name: 'Hustler Test' },
      rules: [],
      why: 'a name that ends alike',
    },
    {
      change: { account_name: 'First Bank of Nigeria', bank_name: undefined },
      rules: ['bank_name: bank/recommended-field'],
      why: 'a holder beside no bank',
    },
    {
      change: { swift_code: 'FBNINGLA', bank_name: 'GTBank', bank_code: '058' },
      rules: ['account_number: bank/nuban-check-digit', 'swift_code: bank/bic-bank'],
      why: 'the BIC of another bank than name and code',
    },
    {
      change: { swift_code: 'GTBINGLA', bank_name: undefined, bank_code: undefined },
      rules: ['bank_name: bank/recommended-field', 'bank_code: bank/recommended-field'],
      why: 'a BIC beside no other name of the bank',
    },
    {
      change: { account_number: '0000014579', bank_code: undefined, bank_name: 'GTBank' },
      rules: ['bank_code: bank/recommended-field'],
      why: 'a number without a code, which is not checked against the name',
    },
    {
      change: { account_number: '11111' },
      rules: ['account_number: bank/ngn-ten-digits'],
      why: 'five ones, too short for a placeholder',
    },
    {
      change: { account_number: '111111' },
      rules: ['account_number: bank/placeholder-number'],
      why: 'six ones',
    },
    {
      change: { account_number: '1111111112', bank_code: '50211', bank_name: 'Kuda' },
      rules: [],
      why: 'ones and another digit',
    },
    {
      change: { account_number: '0000000000' },
      rules: ['account_number: bank/placeholder-number'],
      why: 'zeros',
    },
    {
      change: { account_number: '1234567890' },
      rules: ['account_number: bank/placeholder-number'],
      why: 'digits in order',
    },
    {
      change: { account_number: '0123456789' },
      rules: ['account_number: bank/placeholder-number'],
      why: 'digits in order from 0',
    },
  ])('$why gives $rules', ({ change, rules }) => {
    expect(found({ ...nigerian, ...change })).toEqual(rules);
  });

  test('a BIC of another country names the country and the currency of the account', () => {
    const [finding] = checkBankAccount({ ...nigerian, swift_code: 'BARCGB22' });
    expect(finding?.parameters).toEqual({ country: 'NG', currency: 'NGN' });
  });

  test('an account in rand is checked by the rules of South Africa', () => {
    expect(found({ ...southAfrican, account_number: '1' })).toEqual([
      'account_number: bank/zar-digits',
    ]);
  });

  test('a Nigerian code for an account in rand', () => {
    const method = { ...southAfrican, bank_name: 'GTBank', bank_code: '058' };
    expect(found(method)).toEqual(['bank_code: bank/other-country-code']);
  });
});
