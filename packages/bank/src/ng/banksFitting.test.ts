import fc from 'fast-check';
import { expect, test } from 'vitest';
import { banksFitting } from './banksFitting.ts';
import { checkNigerianAccount } from './checkNigerianAccount.ts';
import { institutionsOf } from './nigerianBankCode.ts';
import { nigerianBanks } from './nigerianBanks.generated.ts';
import { isNuban, nubanCheckDigit } from './nuban.ts';

const codes = (accountNumber: string) => banksFitting(accountNumber).map(({ code }) => code);

test('a number fits the bank that gave it out', () => {
  const open = nigerianBanks.filter(
    ({ institution, mergedInto, closed }) => institution && !mergedInto && !closed,
  );
  expect(open).toHaveLength(26);
  fc.assert(
    fc.property(
      fc.constantFrom(...open),
      fc.stringMatching(/^[0-9]{9}$/),
      ({ code, institution = '' }, serial) => {
        expect(codes(serial + nubanCheckDigit(institution, serial))).toContain(code);
      },
    ),
  );
});

test('the banks that fit are those whose check digit the number has', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{10}$/), (number) => {
      const fitting = nigerianBanks.filter(
        ({ code, institution, mergedInto, closed }) =>
          institution &&
          !mergedInto &&
          !closed &&
          institutionsOf(code).some((one) => isNuban(one, number)),
      );
      expect(banksFitting(number)).toEqual(fitting);
    }),
  );
});

test('the example of several published fits is found', () => {
  // Zifah/Nigeria-Bank-Account-NUBAN-Algorithm, README.
  expect(codes('5050114930')).toEqual(expect.arrayContaining(['035', '057', '068', '101']));
});

test('a bank that was taken over is named by its successor', () => {
  // 0012345679 was made for Diamond Bank (063).
  expect(codes('0012345679')).toContain('044');
  expect(codes('0012345679')).not.toContain('063');
});

test('a bank that was closed is not named', () => {
  const serial = '001234567';
  const number = serial + nubanCheckDigit('000030', serial);
  expect(isNuban('000030', number)).toBe(true);
  expect(codes(number)).not.toContain('030');
});

test.each(['', '1', '000001457', '00000145790', '000001457O', '０000014579'])(
  '“%s” fits no bank',
  (accountNumber) => {
    expect(banksFitting(accountNumber)).toEqual([]);
  },
);

test('a random number fits three to four of the 26 banks', () => {
  // Counted over all check digits of 1,000 serials, so that the figure is exact for them.
  let fits = 0;
  for (let serial = 0; serial < 1_000; serial += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      fits += banksFitting(`${String(serial * 999_983).padStart(9, '0')}${digit}`).length;
    }
  }
  expect(fits / 10_000).toBeGreaterThan(3);
  expect(fits / 10_000).toBeLessThan(4);
});

test('a number that fits elsewhere names those banks to developers only, and nothing of the number', () => {
  const [wrong] = checkNigerianAccount({ accountNumber: '0000014579', bankCode: '058' });
  expect(wrong).toMatchObject({ severity: 'warning', path: ['account_number'] });
  expect(wrong?.message).toContain('Access Bank (044)');
  expect(wrong?.remedy).not.toContain('Access');
  expect(JSON.stringify(wrong)).not.toContain('14579');
});
