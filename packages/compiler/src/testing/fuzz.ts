import { compareWithValibot, type Tally } from '../differential/compareWithValibot.ts';
import { evaluate } from './evaluate.ts';
import type { Subject } from './subjects.ts';

/** Compares `count` values, shared among the subjects; `edit` may break the generated code first. */
export function fuzz(
  subjects: readonly Subject[],
  count: number,
  seed = 1,
  edit?: (source: string) => string,
): Tally {
  const share = Math.ceil(count / subjects.length);
  const tallies = subjects.map(({ name, schema, sample }) => {
    const compiled = evaluate(schema, edit);
    const tally = compareWithValibot({ schema, compiled, sample, count: share, seed });
    return { ...tally, found: tally.found.map((one) => `${name}, ${one}`) };
  });
  return {
    values: share * subjects.length,
    accepted: tallies.reduce((sum, { accepted }) => sum + accepted, 0),
    found: tallies.flatMap(({ found }) => found),
  };
}
