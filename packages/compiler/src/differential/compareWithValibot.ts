import * as v from 'valibot';
import { difference } from './difference.ts';
import { mutate } from './mutate.ts';
import { createRandom, type Random } from './random.ts';

/** A compiled schema, the one it must agree with, and the values to compare them on. */
export interface Comparison {
  readonly schema: v.GenericSchema;
  /** The schema of a compiled module. */
  readonly compiled: v.GenericSchema;
  /** Returns a new value, usually one that the schema accepts. The value is mutated afterwards. */
  readonly sample: (random: Random) => unknown;
  /** @default 20_000 */
  readonly count?: number;
  /** The first seed; each value has the next one. @default 1 */
  readonly seed?: number;
}

/** How many values were compared, how many of them valibot accepted, and the disagreements. */
export interface Tally {
  readonly values: number;
  readonly accepted: number;
  /** Up to ten disagreements, each with the seed that repeats it. */
  readonly found: readonly string[];
}

type Config = v.Config<v.BaseIssue<unknown>>;

/** What a caller may configure, in every combination. */
export const configs: readonly (Config | undefined)[] = [false, true].flatMap((abortEarly) =>
  [false, true].flatMap((abortPipeEarly) =>
    [undefined, 'fr'].flatMap((lang) =>
      [undefined, (issue: v.BaseIssue<unknown>) => `${issue.type} refused`].map((message) =>
        abortEarly || abortPipeEarly || lang || message
          ? { abortEarly, abortPipeEarly, ...(lang && { lang }), ...(message && { message }) }
          : undefined,
      ),
    ),
  ),
);

/** Returns the result of `safeParse`, or whether it threw. */
export function outcome(
  schema: v.GenericSchema,
  value: unknown,
  config?: Config,
): v.SafeParseResult<v.GenericSchema> | 'thrown' {
  try {
    return v.safeParse(schema, value, config);
  } catch {
    return 'thrown';
  }
}

/**
 * Runs a compiled schema and the readable one on mutated values, and returns where they differ: in verdict,
 * `typed`, output, order of keys or issues. If `safeParse` throws with one, it must throw with both. The
 * values depend only on `seed`.
 */
export function compareWithValibot(comparison: Comparison): Tally {
  const { schema, compiled, sample, count = 20_000, seed: first = 1 } = comparison;
  const found: string[] = [];
  let accepted = 0;
  for (let seed = first; seed < first + count && found.length < 10; seed++) {
    const random = createRandom(seed);
    const value = mutate(random, sample(random));
    const config = random.pick(configs);
    const expected = outcome(schema, value, config);
    const problem = difference(outcome(compiled, value, config), expected);
    if (problem !== undefined) found.push(`seed ${seed}: ${problem}`);
    else if (expected !== 'thrown' && expected.success) accepted++;
  }
  return { values: count, accepted, found };
}
