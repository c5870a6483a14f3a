import { expect, test } from 'vitest';
import { isAmount, isFlag, isOneOf, isPercentage, isText, isTrue } from './guards.ts';

const isEven = isOneOf(['2', '4']);

test.each([
  { guard: isText, takes: ['a', ' a '], refuses: ['', ' ', '\n', 7, null, undefined, ['a']] },
  {
    guard: isAmount,
    takes: [0, 0.01, 1e12],
    refuses: [-0.01, Number.NaN, Number.POSITIVE_INFINITY, '7', 7n, null],
  },
  { guard: isPercentage, takes: [0, 100], refuses: [-1, 100.01, '50'] },
  { guard: isFlag, takes: [true, false, undefined], refuses: [null, 'true', 0] },
  { guard: isTrue, takes: [true], refuses: [false, 'true', 1, undefined] },
  { guard: isEven, takes: ['2', '4'], refuses: ['3', 2, undefined, ['2']] },
])('$guard.name takes $takes and refuses $refuses', ({ guard, takes, refuses }) => {
  for (const value of takes) expect(guard(value)).toBe(true);
  for (const value of refuses) expect(guard(value)).toBe(false);
});
