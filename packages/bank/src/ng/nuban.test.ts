import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNuban, nubanCheckDigit } from './nuban.ts';

const institutions = fc.stringMatching(/^[0-9]{6}$/);
const serials = fc.stringMatching(/^[0-9]{9}$/);

/** `text` with the digit at `at` moved on by `shift`, 1 to 9, so that it is another one. */
function mistyped(text: string, at: number, shift: number): string {
  return text.slice(0, at) + ((Number(text[at]) + shift) % 10) + text.slice(at + 1);
}

describe('the examples of the CBN', () => {
  test.each([
    { serial: '000001457', digit: 9, why: 'v0.4 (2010), example 1: the sum is 81' },
    { serial: '000000022', digit: 0, why: 'v0.4 (2010), example 2: 10 is written 0' },
  ])('$why, so First Bank and $serial give $digit', ({ serial, digit }) => {
    expect(nubanCheckDigit('000011', serial)).toBe(digit);
  });
});

describe('published account numbers', () => {
  test.each([
    // CBN Proposals v0.4 (2010), examples 1 and 2.
    ['000011', '0000014579'],
    ['000011', '0000000220'],
    // emyu/nuban, tests: an institution by the 2020 standard.
    ['950547', '0000214579'],
    // 03balogun/nuban-bank-prediction-algorithm, tests.
    ['000044', '0010246780'],
    ['000221', '0054556411'],
    ['000057', '1012854016'],
    ['000058', '0108024071'],
    ['000033', '1018044721'],
    ['000011', '2022323697'],
    ['000070', '5600026567'],
    ['000214', '2828744017'],
    // Zifah/Nigeria-Bank-Account-NUBAN-Algorithm, README: one number fits several banks.
    ['000101', '5050114930'],
    ['000068', '5050114930'],
    ['000035', '5050114930'],
    ['000057', '5050114930'],
  ])('%s can have given out %s', (institution, accountNumber) => {
    expect(isNuban(institution, accountNumber)).toBe(true);
  });

  test.each([
    { institution: '000011', accountNumber: '0000014578', why: 'the check digit is 9' },
    { institution: '000058', accountNumber: '0000014579', why: 'it is another bank’s number' },
    { institution: '000011', accountNumber: '000001457', why: 'nine digits' },
    { institution: '000011', accountNumber: '00000145790', why: 'eleven digits' },
    { institution: '011', accountNumber: '0000014579', why: 'the institution has three digits' },
    { institution: '000011', accountNumber: '000001457９', why: 'a full-width digit' },
    { institution: '000011', accountNumber: '0000014579\n', why: 'a line break' },
    { institution: '000011', accountNumber: '', why: 'nothing' },
  ])('$accountNumber at $institution is refused: $why', ({ institution, accountNumber }) => {
    expect(isNuban(institution, accountNumber)).toBe(false);
  });
});

test.each(['1000011', '0000110'])(
  'the institution %s, of seven digits, fits no number',
  (seven) => {
    const numbers = [...'0123456789'].map((digit) => `000001457${digit}`);
    expect(numbers.filter((number) => isNuban(seven, number))).toEqual([]);
  },
);

describe('laws', () => {
  test('each institution and serial has exactly one check digit', () => {
    fc.assert(
      fc.property(institutions, serials, (institution, serial) => {
        const fitting = [...'0123456789'].filter((digit) => isNuban(institution, serial + digit));
        expect(fitting).toEqual([String(nubanCheckDigit(institution, serial))]);
      }),
    );
  });

  test('one wrong digit is found wherever it is, none goes undetected', () => {
    fc.assert(
      fc.property(
        institutions,
        serials,
        fc.nat(9),
        fc.integer({ min: 1, max: 9 }),
        (institution, serial, at, shift) => {
          const accountNumber = serial + nubanCheckDigit(institution, serial);
          expect(isNuban(institution, mistyped(accountNumber, at, shift))).toBe(false);
        },
      ),
    );
  });

  test('one wrong digit in the bank code is found', () => {
    fc.assert(
      fc.property(
        institutions,
        serials,
        fc.nat(5),
        fc.integer({ min: 1, max: 9 }),
        (institution, serial, at, shift) => {
          const accountNumber = serial + nubanCheckDigit(institution, serial);
          expect(isNuban(mistyped(institution, at, shift), accountNumber)).toBe(false);
        },
      ),
    );
  });

  test('the 2010 standard, 3 digits of code, gives the same digit', () => {
    const of2010 = (code: string, serial: string) =>
      (10 -
        ([...code, ...serial].reduce(
          (sum, digit, i) => sum + Number(digit) * (i % 3 === 1 ? 7 : 3),
          0,
        ) %
          10)) %
      10;
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{3}$/), serials, (code, serial) => {
        expect(nubanCheckDigit(`000${code}`, serial)).toBe(of2010(code, serial));
      }),
    );
  });
});
