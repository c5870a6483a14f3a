import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesOf } from '../testing/rulesOf.ts';
import { checkAbaRoutingNumber } from './checkAbaRoutingNumber.ts';

const found = (routingNumber: string) => rulesOf(checkAbaRoutingNumber(routingNumber));

// From published lists of routing numbers, except the last, of which only the form is certain.
test.each([
  { number: '111000025', why: 'Bank of America, Texas' },
  { number: '011000015', why: 'Federal Reserve Bank of Boston, with its leading zero' },
  { number: '021000021', why: 'JPMorgan Chase, New York' },
  { number: '026009593', why: 'Bank of America, wires' },
  { number: '121000358', why: 'Bank of America, California' },
  { number: '122105155', why: 'U.S. Bank' },
  { number: '091000019', why: 'Wells Fargo, Minnesota' },
  { number: '000000518', why: 'prefix 00, of the United States Treasury' },
])('$number passes: $why', ({ number }) => {
  expect(found(number)).toEqual([]);
});

test.each([
  { number: '111000026', rule: 'bank/aba-check-digit', why: 'one digit wrong' },
  { number: '110100025', rule: 'bank/aba-check-digit', why: 'two digits swapped' },
  { number: '11100002', rule: 'bank/aba-form', why: '8 digits' },
  { number: '1110000250', rule: 'bank/aba-form', why: '10 digits' },
  { number: '21000021', rule: 'bank/aba-form', why: 'a leading zero lost' },
  { number: '11100002S', rule: 'bank/aba-form', why: 'a letter' },
  { number: '130000006', rule: 'bank/aba-prefix', why: '13, after the last district' },
  { number: '200000004', rule: 'bank/aba-prefix', why: '20, before the thrifts' },
  { number: '330000000', rule: 'bank/aba-prefix', why: '33, after the thrifts' },
  { number: '600000002', rule: 'bank/aba-prefix', why: '60, before the electronic ones' },
  { number: '730000008', rule: 'bank/aba-prefix', why: '73, after them' },
  { number: '810000007', rule: 'bank/aba-prefix', why: '81, after the cheques' },
  { number: '', rule: 'bank/aba-form', why: 'nothing' },
])('“$number”: $why gives $rule', ({ number, rule }) => {
  expect(found(number)).toEqual([rule]);
});

test('one wrong digit after the prefix is always found', () => {
  const digits = fc.stringMatching(/^[0-9]{6}$/);
  fc.assert(
    fc.property(digits, fc.nat(6), fc.integer({ min: 1, max: 9 }), (middle, place, shift) => {
      const last = [...'0123456789'].find((digit) => found(`11${middle}${digit}`).length === 0);
      const number = `11${middle}${last}`;
      const at = 2 + place;
      const changed = (Number(number[at]) + shift) % 10;
      expect(found(number.slice(0, at) + changed + number.slice(at + 1))).toEqual([
        'bank/aba-check-digit',
      ]);
    }),
  );
});
