import { expect, test } from 'vitest';
import { evenSpread } from './evenSpread.ts';

test('1,000 numbers are between 0 and 1, and every tenth of that has its share of them', () => {
  const random = evenSpread();
  const numbers = Array.from({ length: 1_000 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth);
    expect(Math.abs(share.length - 100)).toBeLessThan(5);
  }
});
