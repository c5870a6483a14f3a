import { expect, test } from 'vitest';
import { maxMetadata } from './max.ts';
import { suggestPhone } from './suggestPhone.ts';

const metadata = maxMetadata;

test.each([
  { value: '+23408031234567', suggestion: '+2348031234567', why: 'a kept trunk zero' },
  { value: '+234 (0) 803 123 4567', suggestion: '+2348031234567', why: 'a trunk zero in brackets' },
  { value: '+27 82 123 4567', suggestion: '+27821234567', why: 'spaces' },
  { value: '+27-82-123-4567', suggestion: '+27821234567', why: 'hyphens' },
  { value: '0027821234567', suggestion: '+27821234567', why: '00 for +' },
  { value: '00 27 082 123 4567', suggestion: '+27821234567', why: '00 and a trunk zero' },
  { value: '+2782\u200b1234567', suggestion: '+27821234567', why: 'a zero-width space' },
  { value: '＋２７８２１２３４５６７', suggestion: '+27821234567', why: 'full-width digits' },
  { value: '+39 06 6982', suggestion: '+39066982', why: 'Italy keeps its zero' },
])('$value: $why', ({ value, suggestion }) => {
  expect(suggestPhone(value, { metadata })).toBe(suggestion);
});

test.each([
  { value: '+2348031234567', why: 'it is right already' },
  { value: '+2345031234567', why: 'nothing valid can be made of it' },
  { value: '08031234567', why: 'the country is not guessed' },
  { value: '2348031234567', why: 'a calling code is not guessed either' },
  { value: '+0027821234567', why: 'both + and 00' },
  { value: '+27821234567 +27821234568', why: 'two numbers' },
  { value: '+27821234567'.padEnd(65), why: 'longer than any way of writing one' },
  { value: '', why: 'nothing' },
  { value: 27821234567, why: 'no text' },
  { value: ['+27 82 123 4567'], why: 'an array' },
  { value: null, why: 'null' },
])('none for $value: $why', ({ value }) => {
  expect(suggestPhone(value, { metadata })).toBeUndefined();
});
