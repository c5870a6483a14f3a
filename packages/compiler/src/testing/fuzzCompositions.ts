import fc from 'fast-check';
import { configs, outcome, type Tally } from '../differential/compareWithValibot.ts';
import { difference } from '../differential/difference.ts';
import { anySchema, anyValue } from './anySchema.ts';
import { evaluate } from './evaluate.ts';

/** Compares `each` values for each of `count` random schemas. */
export function fuzzCompositions(count: number, each: number, seed: number): Tally {
  const found: string[] = [];
  let accepted = 0;
  const schemas = fc.sample(anySchema, { numRuns: count, seed });
  for (const [at, schema] of schemas.entries()) {
    const compiled = evaluate(schema);
    for (const [i, value] of fc.sample(anyValue, { numRuns: each, seed: seed + at }).entries()) {
      const config = configs[i % configs.length];
      const expected = outcome(schema, value, config);
      const problem = difference(outcome(compiled, value, config), expected);
      if (problem !== undefined) found.push(`schema ${at} of seed ${seed}: ${problem}`);
      else if (expected !== 'thrown' && expected.success) accepted++;
    }
    if (found.length >= 10) break;
  }
  return { values: count * each, accepted, found };
}
