import { expect, test } from 'vitest';
import { rewrittenNumber } from './rewrittenNumber.ts';

test.each([
  { text: '100 001', pattern: /^\d{6}$/, is: '100001', why: 'a space too many' },
  { text: ' 01310.100 ', pattern: /^\d{5}-\d{3}$/, is: '01310-100', why: 'a point for a hyphen' },
  { text: '2017-12-07', pattern: /^\d{4}\/\d\d\/\d\d$/, is: '2017/12/07', why: 'hyphens' },
  { text: 'SW1A\u20131AA', pattern: /^SW1A ?1AA$/, is: 'SW1A1AA', why: 'a dash' },
  { text: '12345', pattern: /^\d{6}$/, is: undefined, why: 'a digit short' },
  { text: '123-456', pattern: /^\d{4}-\d{2}$/, is: undefined, why: 'other groups' },
  {
    text: '--',
    pattern: /^\d*$/,
    is: '',
    why: 'nothing but separators, for one who accepts nothing',
  },
])('$why: $is', ({ text, pattern, is }) => {
  expect(rewrittenNumber(text, (candidate) => pattern.test(candidate))).toBe(is);
});
