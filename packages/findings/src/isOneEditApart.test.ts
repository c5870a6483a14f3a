import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneEditApart } from './isOneEditApart.ts';

test.each([
  { one: 'lagos', other: 'lagos', apart: false },
  { one: 'lagos', other: 'lagoss', apart: true },
  { one: 'lagos', other: 'agos', apart: true },
  { one: 'lagos', other: 'lages', apart: true },
  { one: 'lagos', other: 'lagso', apart: true },
  { one: 'lagos', other: 'lasgos', apart: true },
  { one: 'lagos', other: 'lag', apart: false },
  { one: 'lagos', other: 'gaols', apart: false },
  { one: 'lagos', other: 'logas', apart: false },
  { one: 'lagos', other: 'emgos', apart: false },
  { one: 'lagos', other: 'algos', apart: true },
  { one: 'lagos', other: 'algoz', apart: false },
  { one: 'lagos', other: 'elgos', apart: false },
  { one: 'lagos', other: 'aegos', apart: false },
  { one: '', other: 'a', apart: true },
  { one: '', other: '', apart: false },
])('$one and $other: $apart', ({ one, other, apart }) => {
  expect(isOneEditApart(one, other)).toBe(apart);
});

test('the order of the two does not matter', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(isOneEditApart(one, other)).toBe(isOneEditApart(other, one));
    }),
    { numRuns: 2000 },
  );
});
