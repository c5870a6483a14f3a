import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMinorUnits, parseMinorUnits } from './minorUnits.ts';

test.each([
  { text: '12.5', places: 2, units: 1250n },
  { text: '0.00000001', places: 8, units: 1n },
  { text: '90071992.54740993', places: 8, units: 9_007_199_254_740_993n },
  { text: '1.100', places: 2, units: 110n },
  { text: '0.001', places: 2, units: undefined },
  { text: '-1', places: 2, units: undefined },
  { text: '1e3', places: 2, units: undefined },
  { text: '.5', places: 2, units: undefined },
  { text: '1.', places: 2, units: undefined },
  { text: ' 1', places: 2, units: undefined },
  { text: '9'.repeat(19), places: 2, units: undefined },
])('$text with $places places is $units minor units', ({ text, places, units }) => {
  expect(parseMinorUnits(text, places)).toBe(units);
});

test('what is formatted is read back, at any size beyond a float', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 20n - 1n), fc.constantFrom(2, 8), (units, places) => {
      expect(parseMinorUnits(formatMinorUnits(units, places), places)).toBe(units);
    }),
  );
});

test('a negative amount keeps its sign', () => expect(formatMinorUnits(-5n, 2)).toBe('-0.05'));
