import { expect, test } from 'vitest';
import { checkUkSortCode } from './checkUkSortCode.ts';

test.each([
  { sortCode: '123456', rules: [], why: '6 digits' },
  { sortCode: '12-34-56', rules: [], why: 'in pairs' },
  { sortCode: '000000', rules: [], why: 'zeros: only the shape is known' },
  { sortCode: '12345', rules: ['bank/uk-sort-code'], why: '5 digits' },
  { sortCode: '1234567', rules: ['bank/uk-sort-code'], why: '7 digits' },
  { sortCode: '123-456', rules: ['bank/uk-sort-code'], why: 'in threes' },
  { sortCode: '12-3456', rules: ['bank/uk-sort-code'], why: 'one hyphen' },
  { sortCode: '12–34–56', rules: ['bank/uk-sort-code'], why: 'en dashes' },
  { sortCode: '112-34-56', rules: ['bank/uk-sort-code'], why: 'a digit before the pairs' },
  { sortCode: '12-34-567', rules: ['bank/uk-sort-code'], why: 'a digit after the pairs' },
  { sortCode: '12345A', rules: ['bank/uk-sort-code'], why: 'a letter' },
  { sortCode: '', rules: ['bank/uk-sort-code'], why: 'nothing' },
])('“$sortCode”, $why, gives $rules', ({ sortCode, rules }) => {
  expect(checkUkSortCode(sortCode).map(({ rule }) => rule)).toEqual(rules);
});
