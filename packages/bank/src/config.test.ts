import { markChecked, mergeConfigs } from '@passmuster/findings';
import { expect, test } from 'vitest';
import { checkBankAccount } from './checkBankAccount.ts';
import { fr } from './messages/fr.ts';

const phone = {
  type: 'BANK',
  currency: 'NGN',
  account_name: 'Ada Obi',
  account_number: '08031234567',
  bank_name: 'Guaranty Trust Bank',
  bank_code: '058',
};

test('a configuration sets severities, and texts in the language of the catalog', () => {
  const config = mergeConfigs({
    name: 'acme',
    rules: { 'bank/ngn-phone-number': 'error' },
    texts: { fr: { 'bank/ngn-phone-number': 'Ceci est un numéro de téléphone.' } },
  });
  const [found] = checkBankAccount(phone, { config });
  expect(found?.severity).toBe('error');
  expect(checkBankAccount(phone, { config, catalog: fr })[0]?.remedy).toBe(
    'Ceci est un numéro de téléphone.',
  );
  const off = mergeConfigs({ name: 'acme', rules: { 'bank/ngn-phone-number': 'off' } });
  expect(checkBankAccount(phone, { config: off })).toEqual([]);
});

test.each([
  { country: 'NG', currency: 'NGN', number: '0000014579', code: '51234', other: '058' },
  { country: 'ZA', currency: 'ZAR', number: '1234567890', code: '999123', other: '470010' },
] as const)('a bank of $country that the directory lacks is known by its names', (bank) => {
  const { country, currency, number, code, other } = bank;
  const config = mergeConfigs({
    name: 'acme',
    banks: [{ country, name: 'Acme Mutual', aliases: ['Acme'], code }],
  });
  const account = { type: 'BANK', currency, account_name: 'Ada Obi', account_number: number };
  const rulesOf = (bankCode: string, options = {}) =>
    checkBankAccount({ ...account, bank_name: 'Acme', bank_code: bankCode }, options)
      .map(({ rule }) => rule)
      .filter((rule) => rule.endsWith('bank-agrees'));
  expect(rulesOf(code, { config })).toEqual([]);
  expect(rulesOf(other)).toEqual([]);
  expect(rulesOf(other, { config })).toEqual([`bank/${currency.toLowerCase()}-bank-agrees`]);
});

test.each([
  { asOf: '2027-01-04', why: 'newer', found: [] },
  { asOf: '2020-01-04', why: 'older', found: ['bank/ngn-bank-agrees'] },
])('the table of a configuration is used if it is newer: $why', ({ asOf, found }) => {
  // The name of another bank in the table of the package.
  const rows = [{ name: 'Zenith Bank', aliases: [], code: '058', otherCodes: [] }];
  const head = { format: 'passmuster-table/1', id: 'bank/ng', asOf } as const;
  const table = { ...head, count: 1, hash: '', rows };
  const config = mergeConfigs({ name: 'acme', tables: markChecked({ 'bank/ng': table }) });
  const account = { ...phone, account_number: '0000014579', bank_name: 'Zenith Bank' };
  const rules = checkBankAccount(account, { config }).map(({ rule }) => rule);
  expect(rules.filter((rule) => rule === 'bank/ngn-bank-agrees')).toEqual(found);
});
