import { describe, expect, test } from 'vitest';
import { institutionsOf, isNigerianBankCode, nigerianBanksWithCode } from './nigerianBankCode.ts';

describe('isNigerianBankCode', () => {
  test.each(['058', '00103', '50211', '90052', '000013', '999992', '035A', 'MFB50094', 'FC40163'])(
    'accepts %s',
    (code) => {
      expect(isNigerianBankCode(code)).toBe(true);
    },
  );

  test.each([
    '',
    '5',
    '58',
    '0058',
    '0000058',
    '058150000',
    'GTB',
    '05８',
    ' 058',
    'GTBINGLA',
    '35a',
    '000',
    '000000',
  ])('refuses “%s”', (code) => {
    expect(isNigerianBankCode(code)).toBe(false);
  });
});

describe('the banks and institutions of a code', () => {
  test.each([
    { code: '058', names: ['Guaranty Trust Bank'], institutions: ['000058'], why: 'of the CBN' },
    { code: '000058', names: ['Guaranty Trust Bank'], institutions: ['000058'], why: 'of 2020' },
    { code: '000013', names: ['Guaranty Trust Bank'], institutions: ['000058'], why: 'of NIBSS' },
    {
      code: '00058',
      names: ['Guaranty Trust Bank'],
      institutions: ['000058'],
      why: 'filled to five',
    },
    { code: '035A', names: ['Wema Bank'], institutions: ['000035'], why: 'of its brand ALAT' },
    {
      code: '044',
      names: ['Access Bank'],
      institutions: ['000044', '000063', '000069'],
      why: 'with the banks it took over',
    },
    {
      code: '063',
      names: ['Diamond Bank'],
      institutions: ['000044', '000063'],
      why: 'with the bank that took it over',
    },
    {
      code: '076',
      names: ['Polaris Bank'],
      institutions: ['000014', '000076'],
      why: 'with Mainstreet Bank (014), whose accounts kept their check digits',
    },
    {
      code: '000011',
      names: ['First Bank of Nigeria', 'Unity Bank'],
      institutions: ['000011', '000101', '000215'],
      why: 'of two lists',
    },
    {
      code: '000035',
      names: [],
      institutions: [],
      why: 'Wema Bank, or a new bank in the list of NIBSS',
    },
    {
      code: '000044',
      names: ['Access Bank'],
      institutions: ['000044', '000063', '000069'],
      why: 'of the CBN, near the NIBSS range',
    },
    { code: '50211', names: ['Kuda Microfinance Bank'], institutions: [], why: 'not confirmed' },
    {
      code: '51113',
      names: ['Safe Haven Microfinance Bank'],
      institutions: ['951113'],
      why: 'confirmed',
    },
    {
      code: '951113',
      names: ['Safe Haven Microfinance Bank'],
      institutions: ['951113'],
      why: 'of 2020',
    },
    { code: '950547', names: [], institutions: ['950547'], why: 'of 2020, not in the list' },
    { code: '999992', names: ['OPay'], institutions: [], why: 'of payment companies' },
    { code: '100004', names: ['OPay'], institutions: [], why: 'of NIBSS' },
    { code: '561', names: ['Nova Commercial Bank'], institutions: [], why: 'not confirmed' },
    { code: '999', names: [], institutions: [], why: 'of nobody' },
  ])('$code ($why): $names', ({ code, names, institutions }) => {
    expect(nigerianBanksWithCode(code).map(({ name }) => name)).toEqual(names);
    expect([...institutionsOf(code)].sort()).toEqual(institutions);
  });
});
