import { describe, expect, test } from 'vitest';
import { rulesOf } from '../testing/rulesOf.ts';
import { checkSouthAfricanAccount } from './checkSouthAfricanAccount.ts';

const found = (accountNumber?: string, bankCode?: string, bankName?: string) =>
  rulesOf(checkSouthAfricanAccount({ accountNumber, bankCode, bankName }));

describe('the account number', () => {
  test.each([
    { number: '1234567', code: '632005', rules: ['bank/zar-length'], why: '7 digits at Absa' },
    { number: '12345678', code: '632005', rules: [], why: '8 digits at Absa, the fewest' },
    { number: '12345678901', code: '632005', rules: [], why: '11 digits at Absa, the most' },
    { number: '123456789012', code: '632005', rules: ['bank/zar-digits'], why: '12 digits' },
    { number: '123456789', code: '470010', rules: ['bank/zar-length'], why: '9 digits at Capitec' },
    { number: '1234567890', code: '470010', rules: [], why: '10 digits at Capitec' },
    { number: '12345678901', code: '470010', rules: ['bank/zar-length'], why: '11 at Capitec' },
    { number: '1234567890', code: '250655', rules: ['bank/zar-length'], why: '10 digits at FNB' },
    { number: '12345678901', code: '250655', rules: [], why: '11 digits at FNB' },
    { number: '1234567890', code: '198765', rules: [], why: '10 digits at Nedbank' },
    {
      number: '123456',
      code: '051001',
      rules: [],
      why: '6 digits at Standard Bank, whose lengths are not known',
    },
    { number: '12345', code: '051001', rules: ['bank/zar-digits'], why: '5 digits' },
    { number: '12345678901', code: '198765', rules: [], why: '11 digits at Nedbank' },
    { number: '12345678901', code: '679000', rules: [], why: '11 digits at Discovery Bank' },
    {
      number: '0821234567',
      code: '470010',
      rules: ['bank/zar-phone-number'],
      why: 'a phone number',
    },
    {
      number: '+27821234567',
      code: '470010',
      rules: ['bank/zar-phone-number'],
      why: 'a phone number with +27',
    },
    {
      number: '0611234567',
      code: '470010',
      rules: ['bank/zar-phone-number'],
      why: 'a phone number of 06',
    },
    { number: '0821234567', code: '350005', rules: [], why: 'an account at Citibank' },
    { number: '08212345678', code: '123456', rules: [], why: 'a digit more than a phone number' },
    { number: '10821234567', code: '123456', rules: [], why: 'a phone number after a 1' },
    { number: '0521234567', code: '470010', rules: [], why: '05 is not a mobile number' },
    { number: '0921234567', code: '470010', rules: [], why: '09 is not a mobile number' },
    { number: '12345678', code: '123456', rules: [], why: 'a bank that is not known' },
    { number: '12-345678', code: '123456', rules: ['bank/zar-digits'], why: 'a hyphen' },
    { number: 'CAPITEC1', code: '123456', rules: ['bank/zar-digits'], why: 'letters' },
  ])('$why ($number) gives $rules', ({ number, code, rules }) => {
    expect(found(number, code)).toEqual(rules);
  });

  test.each([
    { number: '4111111111111111', says: 'a card number' },
    { number: '4111111111111112', says: '6 to 11 digits' },
  ])('the remedy for $number says $says', ({ number, says }) => {
    const [finding] = checkSouthAfricanAccount({ accountNumber: number });
    expect(finding?.remedy).toContain(says);
  });

  test('the name of the bank is enough if there is no branch code', () => {
    expect(found('123456789', undefined, 'Capitec Bank Limited')).toEqual(['bank/zar-length']);
    expect(found('123456789', undefined, 'A bank of another name')).toEqual([]);
  });
});

describe('the branch code', () => {
  test.each([
    { code: '25065', rules: ['bank/zar-branch-code'], why: '5 digits' },
    { code: '250655', rules: [], why: '6 digits' },
    { code: '2506550', rules: ['bank/zar-branch-code'], why: '7 digits' },
    { code: 'FIRNZAJJ', rules: ['bank/zar-branch-code'], why: 'a BIC' },
    { code: '250805', rules: ['bank/zar-universal-code'], why: 'a branch with its own code' },
    { code: '632005', rules: ['bank/zar-bank-agrees'], why: 'the code of Absa' },
  ])('$why ($code) beside the name FNB gives $rules', ({ code, rules }) => {
    expect(found(undefined, code, 'FNB')).toEqual(rules);
  });

  test.each(['FNB', 'fnb', ' First National Bank ', 'First National Bank Ltd'])(
    '“%s” is understood',
    (name) => {
      expect(found(undefined, '632005', name)).toEqual(['bank/zar-bank-agrees']);
    },
  );

  test.each([
    { name: 'Capitec', code: '470010', rules: [], why: 'personal accounts' },
    { name: 'Capitec', code: '450105', rules: [], why: 'business accounts' },
    { name: 'Capitec', code: '470125', rules: ['bank/zar-universal-code'], why: 'of its range' },
    { name: 'Capitec', code: '111111', rules: ['bank/zar-branch-code'], why: 'of no bank' },
    { name: 'Capitec', code: '198766', rules: ['bank/zar-branch-code'], why: 'out of its range' },
    { name: 'FNB', code: '470125', rules: ['bank/zar-branch-code'], why: 'FNB’s begin with 2' },
    { name: 'RMB', code: '261251', rules: ['bank/zar-universal-code'], why: 'one of its own' },
    { name: 'Nedbank', code: '147105', rules: ['bank/zar-universal-code'], why: 'one of its own' },
    { name: 'Absa', code: '334107', rules: ['bank/zar-universal-code'], why: 'one of its own' },
    { name: 'Standard Bank', code: '123456', rules: ['bank/zar-branch-code'], why: 'in order' },
    { name: 'Mercantile', code: '450905', rules: ['bank/zar-universal-code'], why: 'its old code' },
    { name: 'RMB', code: '250655', rules: [], why: 'the code it shares with FNB' },
    { name: 'African Bank', code: '430000', rules: [], why: 'personal accounts' },
    { name: 'African Bank Business', code: '584000', rules: [], why: 'the code of Grindrod Bank' },
    {
      name: 'African Bank Business',
      code: '430000',
      rules: ['bank/zar-bank-agrees'],
      why: 'the code of personal accounts',
    },
    { name: 'Access Bank', code: '410506', rules: [], why: 'the former Bank of Athens' },
    { name: 'Bank of Athens', code: '410506', rules: [], why: 'its former name' },
    { name: 'Citibank', code: '350005', rules: [], why: 'its code' },
    { name: 'Finbond', code: '589000', rules: [], why: 'its code' },
    { name: 'Standard Chartered', code: '730020', rules: [], why: 'its code' },
    {
      name: 'Standard Chartered',
      code: '051001',
      rules: ['bank/zar-bank-agrees'],
      why: 'the code of Standard Bank',
    },
    { name: 'HBZ Bank', code: '570105', rules: [], why: 'a bank on whose code sources differ' },
    { name: 'Tyme Bank', code: '679000', rules: ['bank/zar-bank-agrees'], why: 'Discovery Bank' },
    { name: 'A bank of another name', code: '470010', rules: [], why: 'a name that is not known' },
    { name: 'VBS Mutual Bank', code: '588000', rules: ['bank/closed-bank'], why: 'liquidated' },
    { name: 'VBS', code: undefined, rules: ['bank/closed-bank'], why: 'liquidated, by name' },
  ])('$code beside $name gives $rules: $why', ({ name, code, rules }) => {
    expect(found(undefined, code, name)).toEqual(rules);
  });
});

test('a code of no branch of the bank names all its universal codes', () => {
  const [finding] = checkSouthAfricanAccount({ bankName: 'Capitec', bankCode: '111111' });
  expect(finding?.severity).toBe('warning');
  expect(finding?.remedy).toBe(
    'This isn’t a branch code of Capitec. Enter 470010 / 450105, or check the bank.',
  );
});

test('findings are below the given path, at the bank name if there is no code', () => {
  const pathsOf = (account: Parameters<typeof checkSouthAfricanAccount>[0]): string[] =>
    checkSouthAfricanAccount(account, ['methods', 0]).map(({ path }) => path.join('.'));
  expect(pathsOf({ accountNumber: '1', bankCode: '1' })).toEqual([
    'methods.0.bank_code',
    'methods.0.account_number',
  ]);
  expect(checkSouthAfricanAccount({ accountNumber: '1' })[0]?.path).toEqual(['account_number']);
  expect(pathsOf({ bankName: 'VBS' })).toEqual(['methods.0.bank_name']);
  expect(pathsOf({ bankName: 'VBS', bankCode: '588000' })).toEqual(['methods.0.bank_code']);
});

test('a wrong length names the lengths of the bank', () => {
  const remedyFor = (accountNumber: string, bankCode: string): string | undefined =>
    checkSouthAfricanAccount({ accountNumber, bankCode })[0]?.parameters?.['digits']?.toString();
  expect(remedyFor('123456789', '470010')).toBe('10');
  expect(remedyFor('1234567', '632005')).toBe('8–11');
});

test('nothing given, nothing found', () => {
  expect(found()).toEqual([]);
});
