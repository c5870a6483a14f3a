import { describe, expect, test } from 'vitest';
import { rulesOf } from '../testing/rulesOf.ts';
import { checkNigerianAccount } from './checkNigerianAccount.ts';
import { nigerianBanks } from './nigerianBanks.generated.ts';

describe('a code beside the name of a bank', () => {
  test.each([
    { name: 'Access Bank', code: '999', rules: ['bank/ngn-bank-code'], why: 'a code of no bank' },
    { name: 'Access Bank', code: '000014', rules: [], why: 'its code at NIBSS' },
    { name: 'Access Bank', code: '100013', rules: [], why: 'six digits, as its wallet has' },
    { name: 'Stanbic IBTC', code: '039', rules: [], why: 'its former code' },
    { name: 'Parallex Bank', code: '526', rules: [], why: 'its code as a microfinance bank' },
    { name: 'Kuda', code: '999', rules: [], why: 'a bank whose codes are of several lists' },
    { name: 'Umuahia Traders Bank', code: '999', rules: [], why: 'a name of no list' },
  ])('$code beside $name gives $rules: $why', ({ name, code, rules }) => {
    expect(rulesOf(checkNigerianAccount({ bankName: name, bankCode: code }))).toEqual(rules);
  });

  test('a code of no bank names that of the bank, by which the check digit is tested', () => {
    const remediesFor = (accountNumber?: string) =>
      checkNigerianAccount({ accountNumber, bankName: 'Access Bank', bankCode: '999' }).map(
        ({ remedy }) => remedy,
      );
    const code = 'This isn’t a code of Access Bank. Enter 044, or check the bank.';
    expect(remediesFor('0690000031')).toEqual([code]);
    expect(remediesFor('0690000034')).toEqual([code, expect.stringContaining('doesn’t fit')]);
    expect(remediesFor()).toEqual([code]);
  });

  test.each(nigerianBanks)('no code of $name is one of no bank', ({ name, code, otherCodes }) => {
    for (const bankCode of [code, ...otherCodes]) {
      const rules = rulesOf(checkNigerianAccount({ bankName: name, bankCode }));
      expect(rules).not.toContain('bank/ngn-bank-code');
    }
  });
});
