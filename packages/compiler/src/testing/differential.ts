import * as v from 'valibot';
import { difference } from './difference.ts';
import type { Compiled } from './evaluate.ts';
import type { Random } from './random.ts';

/** A schema with a way to make values that it accepts, more or less. */
export interface Subject {
  readonly name: string;
  readonly schema: v.GenericSchema;
  readonly sample: (random: Random) => unknown;
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
export function disagreement(
  { schema }: Subject,
  compiled: Compiled,
  value: unknown,
  random: Random,
): string | undefined {
  const config = random.chance(0.1) ? random.pick(configs) : undefined;
  const expected = safely(() => v.safeParse(schema, value, config));
  const found = compiled.parse(value, config);
  const accepted = compiled.is(value);
  if (accepted !== found.success) return `is ${accepted}, parse ${found.success}`;
  if (expected !== 'thrown') return difference(found, expected);
  return found.success ? 'valibot throws, generated code accepts' : undefined;
}
