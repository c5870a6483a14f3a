/**
 * Compares compiled schemas with valibot: `pnpm --filter @passmuster/compiler fuzz [values] [compositions] [seed]`,
 * by default 1,000,000 values, half of them for 400 random compositions of schemas. Ends with 1 and the
 * first disagreements, if there are any.
 */
import { fuzz } from '../src/testing/fuzz.ts';
import { fuzzCompositions } from '../src/testing/fuzzCompositions.ts';
import { subjects } from '../src/testing/subjects.ts';

const [count = 1_000_000, compositions = 400, seed = 1] = process.argv.slice(2).map(Number);
const tallies = [
  fuzz(subjects, count / 2, seed),
  fuzzCompositions(compositions, Math.ceil(count / 2 / compositions), seed),
];
const found = tallies.flatMap((tally) => tally.found);
const sum = (key: 'accepted' | 'values'): number =>
  tallies.reduce((total, tally) => total + tally[key], 0);
console.log(
  `${sum('values')} values, ${sum('accepted')} accepted, ${found.length} disagreements; ${compositions} compositions`,
);
for (const one of found) console.log(one);
process.exitCode = found.length === 0 ? 0 : 1;
