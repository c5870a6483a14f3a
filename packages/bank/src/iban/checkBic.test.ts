import { expect, test } from 'vitest';
import { checkBic } from './checkBic.ts';

test.each([
  { bic: 'DEUTDEFF', why: '8 characters' },
  { bic: 'DEUTDEFF500', why: '11 characters: a branch' },
  { bic: 'NEDSZAJJXXX', why: 'XXX: the head office' },
  { bic: 'GTBINGLA', why: 'a Nigerian bank' },
  { bic: 'SBZAZAJJ', why: 'a South African bank' },
  { bic: 'ABNANL2A', why: 'a digit in the place' },
  { bic: 'A1B2NL2A', why: 'digits in the bank, which ISO 9362 allows since 2014' },
  { bic: 'NCBVXKPR', why: 'the country code XK, user-assigned for Kosovo' },
])('$bic passes: $why', ({ bic }) => {
  expect(checkBic(bic)).toEqual([]);
});

test.each([
  { bic: 'DEUTDEF', rule: 'bank/bic-form', why: '7 characters' },
  { bic: 'DEUTDEFF5', rule: 'bank/bic-form', why: '9 characters' },
  { bic: 'DEUTDEFF50', rule: 'bank/bic-form', why: '10 characters' },
  { bic: 'DEUTDEFF5000', rule: 'bank/bic-form', why: '12 characters' },
  { bic: 'DEUTD1FF', rule: 'bank/bic-form', why: 'a digit in the country' },
  { bic: 'deutdeff', rule: 'bank/bic-form', why: 'small letters' },
  { bic: 'DEUT-DEFF', rule: 'bank/bic-form', why: 'a hyphen' },
  { bic: 'DEUTZZFF', rule: 'bank/bic-country', why: 'a country there is not' },
  { bic: 'DEUTDEF0', rule: 'bank/bic-test', why: '0 in the 8th place' },
  { bic: 'DEUTDE0F', rule: undefined, why: '0 in the 7th place is nothing special' },
  { bic: '', rule: 'bank/bic-form', why: 'nothing' },
])('“$bic”: $why gives $rule', ({ bic, rule }) => {
  expect(checkBic(bic).map((finding) => finding.rule)).toEqual(rule ? [rule] : []);
});
