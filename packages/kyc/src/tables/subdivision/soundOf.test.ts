import { expect, test } from 'vitest';
import { soundOf } from './soundOf.ts';

test.each([
  ['vologda', 'wologda', true, 'German'],
  ['chernivtsi', 'tchernivtsi', true, 'French'],
  ['kriti', 'creta', false, 'another vowel inside'],
  ['attiki', 'attika', true, 'another ending'],
  ['lagos', 'lagoss', false, 'a letter too many'],
  ['nakuru', 'nakru', false, 'a letter too few'],
  ['gauteng', 'guateng', false, 'two letters swapped'],
  ['california', 'californa', false, 'a vowel too few'],
])('%s and %s sound the same: %j (%s)', (one, other, same) => {
  expect(soundOf(one) === soundOf(other)).toBe(same);
});
