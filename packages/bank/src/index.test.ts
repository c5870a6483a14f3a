import { expect, test } from 'vitest';
import * as bank from './index.ts';

test('the package exports', () => {
  expect(Object.keys(bank).sort()).toEqual([
    'bankRules',
    'bankTables',
    'banksFitting',
    'checkAbaRoutingNumber',
    'checkBankAccount',
    'checkBic',
    'checkIban',
    'checkNigerianAccount',
    'checkSouthAfricanAccount',
    'checkUkSortCode',
    'fixesOfBankAccount',
    'isNigerianBankCode',
    'isNuban',
    'nigerianBanks',
    'nigerianBanksNamed',
    'nigerianBanksWithCode',
    'nubanCheckDigit',
    'southAfricanBanks',
    'southAfricanBanksNamed',
  ]);
});
