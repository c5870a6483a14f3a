import { expect, test } from 'vitest';
import { lossesOf } from './lossesOf.ts';
import type { Series } from './series.ts';

const series = (better: Series['better'], ours: number, theirs: number): Series => ({
  title: 'Example',
  unit: 'ns',
  better,
  bars: [
    { name: 'ours', isOurs: true, value: ours },
    { name: 'slower of ours', isOurs: true, value: better === 'lower' ? ours * 9 : ours / 9 },
    { name: 'theirs', isOurs: false, value: theirs },
  ],
});

test.each([
  { better: 'lower', ours: 100, theirs: 50, losses: 1, why: 'half of the time' },
  { better: 'lower', ours: 100, theirs: 99, losses: 1, why: 'a hundredth less' },
  { better: 'lower', ours: 100, theirs: 100, losses: 0, why: 'the same time' },
  { better: 'lower', ours: 100, theirs: 200, losses: 0, why: 'twice the time' },
  { better: 'higher', ours: 100, theirs: 200, losses: 1, why: 'twice as many' },
  { better: 'higher', ours: 100, theirs: 50, losses: 0, why: 'half as many' },
] as const)('$why, $better is better: $losses losses', ({ better, ours, theirs, losses }) => {
  expect(lossesOf(series(better, ours, theirs))).toHaveLength(losses);
});

test('a loss names the other one and says by how much', () => {
  expect(lossesOf(series('lower', 100, 50))).toEqual(['Example: theirs is 2.0 times better (ns).']);
  expect(lossesOf(series('higher', 100, 107))).toEqual(['Example: theirs is 7% better (ns).']);
});

test.each([
  {
    theirs: 96,
    spread: 0.05,
    says: 'Example: theirs is 4% better (ns), less than the spread: a tie.',
  },
  { theirs: 94, spread: 0.05, says: 'Example: theirs is 6% better (ns).' },
])('$theirs against 100, both ±$spread: $says', ({ theirs, spread, says }) => {
  const { bars, ...rest } = series('lower', 100, theirs);
  const spreading = { ...rest, bars: bars.map((bar) => ({ ...bar, spread })) };
  expect(lossesOf(spreading)).toEqual([says]);
});
