import { disagreement, type Subject } from './differential.ts';
import { type Compiled, evaluate } from './evaluate.ts';
import { mutate } from './mutate.ts';
import { createRandom } from './random.ts';

export interface Tally {
  readonly values: number;
  readonly accepted: number;
  /** The first disagreements, each with the seed that repeats it. */
  readonly found: readonly string[];
}

/** Puts `count` mutated values to generated code and to valibot; `edit` may break the code first. */
export function fuzz(
  subjects: readonly Subject[],
  count: number,
  from = 1,
  edit?: (source: string) => string,
): Tally {
  const compiled: readonly Compiled[] = subjects.map(({ schema }) => evaluate(schema, edit));
  const found: string[] = [];
  let accepted = 0;
  for (let seed = from; seed < from + count && found.length < 10; seed++) {
    const random = createRandom(seed);
    const at = seed % subjects.length;
    const [subject, code] = [subjects[at], compiled[at]];
    if (!subject || !code) continue;
    const value = mutate(random, subject.sample(random));
    const problem = disagreement(subject, code, value, random);
    if (problem !== undefined) found.push(`${subject.name}, seed ${seed}: ${problem}`);
    else if (code.is(value)) accepted++;
  }
  return { values: count, accepted, found };
}
