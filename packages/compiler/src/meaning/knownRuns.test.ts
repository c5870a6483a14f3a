import * as v from 'valibot';
import { expect, test } from 'vitest';
import { installedValibot } from './installedValibot.ts';
import { knownRuns } from './knownRuns.generated.ts';
import { meaningOf } from './meaningOf.ts';
import { runHash } from './runHash.ts';
import { specimens } from './specimens.ts';

test('the known run functions are those of the installed version', () => {
  const hashes = Object.entries(specimens).map(([name, node]) => [name, runHash(node)]);
  expect(knownRuns[installedValibot()]).toEqual(Object.fromEntries(hashes));
});

test.each(Object.entries(specimens))('%s is known', (name, node) => {
  expect(meaningOf(node)).toBe(name);
});

test.each([
  { what: 'v.email, a pattern', node: v.email(), meaning: 'pattern' },
  { what: 'v.finite, a requirement', node: v.finite(), meaning: 'requirement' },
  { what: 'v.brand, without effect', node: v.brand('B'), meaning: 'unchanged' },
  { what: 'v.fallback', node: v.fallback(v.string(), ''), meaning: undefined },
  { what: 'another factory', node: { ...v.string(), reference: Boolean }, meaning: undefined },
  { what: 'another run function', node: { ...v.string(), '~run': () => 1 }, meaning: undefined },
])('$what means $meaning', ({ meaning, node }) => {
  expect(meaningOf(node)).toBe(meaning);
});
