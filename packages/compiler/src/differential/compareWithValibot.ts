import * as v from 'valibot';
import { difference } from './difference.ts';
import { mutate } from './mutate.ts';
import { createRandom, type Random } from './random.ts';

/** The two functions that a generated module exports for one schema. */
export interface Compiled {
  is(value: unknown): boolean;
  parse(value: unknown, config?: v.Config<v.BaseIssue<unknown>>): unknown;
}

export interface Comparison {
  readonly schema: v.GenericSchema;
  readonly compiled: Compiled;
  /** Makes a new value, most often one that the schema accepts. It is changed afterwards. */
  readonly sample: (random: Random) => unknown;
  /** @default 20_000 */
  readonly count?: number;
  /** The first seed; each value has the next one. @default 1 */
  readonly seed?: number;
}

export interface Tally {
  readonly values: number;
  readonly accepted: number;
  /** Up to ten disagreements, each with the seed that repeats it. */
  readonly found: readonly string[];
}

const configs: readonly v.Config<v.BaseIssue<unknown>>[] = [
  { abortEarly: true },
  { abortPipeEarly: true },
  { lang: 'fr' },
  { message: (issue) => `${issue.type} refused` },
];

function safely<Result>(run: () => Result): Result | 'thrown' {
  try {
    return run();
  } catch {
    return 'thrown';
  }
}

/** What generated code and valibot disagree about for `value`; undefined if nothing. */
function disagreement(
  schema: v.GenericSchema,
  compiled: Compiled,
  value: unknown,
  random: Random,
): string | undefined {
  const config = random.chance(0.1) ? random.pick(configs) : undefined;
  const expected = safely(() => v.safeParse(schema, value, config));
  const found = compiled.parse(value, config);
  const accepted = compiled.is(value);
  if (expected === 'thrown') return accepted ? 'valibot throws, is accepts' : undefined;
  if (accepted !== expected.success) return `is ${accepted}, safeParse ${expected.success}`;
  return difference(found, expected);
}

/**
 * Puts mutated values to generated code and to valibot, and tells where they differ: in verdict, output,
 * order of keys, issues or paths. Values that make `safeParse` throw must be refused. The values depend
 * on `seed` alone.
 */
export function compareWithValibot(comparison: Comparison): Tally {
  const { schema, compiled, sample, count = 20_000, seed: first = 1 } = comparison;
  const found: string[] = [];
  let accepted = 0;
  for (let seed = first; seed < first + count && found.length < 10; seed++) {
    const random = createRandom(seed);
    const value = mutate(random, sample(random));
    const problem = disagreement(schema, compiled, value, random);
    if (problem !== undefined) found.push(`seed ${seed}: ${problem}`);
    else if (compiled.is(value)) accepted++;
  }
  return { values: count, accepted, found };
}
