import { describe, expect, test } from 'vitest';
import { readNigerianBankCode } from './nigerianBankCode.ts';

describe('the numberings are told apart', () => {
  test.each([
    { code: '058', space: 'cbn', institutions: ['000058'], why: 'a CBN code of 2010' },
    {
      code: '000058',
      space: 'cbn',
      institutions: ['000058'],
      why: 'the same by the 2020 standard',
    },
    {
      code: '000013',
      space: 'cbn',
      institutions: ['000058'],
      why: 'the NIP code of the same bank',
    },
    { code: '00103', space: 'cbn', institutions: ['000103'], why: 'a CBN code filled to five' },
    { code: '50547', space: 'cbn', institutions: ['950547'], why: 'another institution, 2020' },
    { code: '950547', space: 'cbn', institutions: ['950547'], why: 'the same with its 9' },
    {
      code: '044',
      space: 'cbn',
      institutions: ['000044', '000063', '000069'],
      why: 'a bank with the banks it took over',
    },
    { code: '063', space: 'cbn', institutions: ['000063', '000044'], why: 'a bank taken over' },
    {
      code: '000011',
      space: 'cbn',
      institutions: ['000215', '000011'],
      why: 'Unity Bank by NIP, First Bank by CBN',
    },
    { code: '000035', space: 'nip', institutions: [], why: 'Wema by CBN, anybody’s by NIP' },
    { code: '000033', space: 'nip', institutions: [], why: 'UBA by CBN, eNaira by NIP' },
    { code: '000041', space: 'nip', institutions: [], why: 'above the NIP banks, no CBN code' },
    {
      code: '000044',
      space: 'cbn',
      institutions: ['000044', '000063', '000069'],
      why: 'above NIP',
    },
    { code: '090267', space: 'nip', institutions: [], why: 'a microfinance bank by NIP' },
    { code: '060001', space: 'nip', institutions: [], why: 'a merchant bank by NIP' },
    { code: '120001', space: 'nip', institutions: [], why: 'a payment service bank' },
    { code: '100004', space: 'wallet', institutions: [], why: 'OPay by NIP' },
    { code: '999992', space: 'wallet', institutions: [], why: 'OPay at a processor' },
    { code: '100033', space: 'wallet', institutions: [], why: 'PalmPay by NIP' },
    { code: '999991', space: 'wallet', institutions: [], why: 'PalmPay at a processor' },
    { code: '999', space: 'other', institutions: [], why: 'three digits of nobody' },
    { code: '566', space: 'other', institutions: [], why: 'a processor’s three digits' },
    { code: '90267', space: 'other', institutions: [], why: 'a NIP code without its zero' },
    { code: '40195', space: 'other', institutions: [], why: 'a finance company' },
  ])('$code is $why', ({ code, space, institutions }) => {
    expect(readNigerianBankCode(code)).toEqual({ space, institutions });
  });

  test.each(['', '5', '58', '0058', '0000058', '058150000', '035A', 'GTB', '05８', ' 058'])(
    '“%s” is no bank code',
    (code) => {
      expect(readNigerianBankCode(code)).toBeUndefined();
    },
  );
});
