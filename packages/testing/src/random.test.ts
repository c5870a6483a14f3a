import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: number) => {
  const { integer } = createRandom(seed);
  return Array.from({ length: 1_000 }, () => integer(6));
};

test('the same seed makes the same choices, another seed makes others', () => {
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('integers are spread evenly from 0 to one below the bound', () => {
  const counts = [0, 1, 2, 3, 4, 5].map((face) => draw(7).filter((drawn) => drawn === face).length);
  for (const count of counts) expect(Math.abs(count - 1_000 / 6)).toBeLessThan(50);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1_000);
});

test('an impossible choice is never made, a certain one always', () => {
  const { chance } = createRandom(3);
  const drawn = Array.from({ length: 100 }, () => [chance(0), chance(1)]);
  expect(drawn.every(([never, always]) => !never && always)).toBe(true);
});

test('picking from nothing throws', () => {
  const { pick } = createRandom(1);
  expect(() => pick([])).toThrow(RangeError);
  expect(pick(['only'])).toBe('only');
});
