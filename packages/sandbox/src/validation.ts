import type { Finding, Result } from '@passmuster/findings';
import { toFindings } from '@passmuster/schemas';
import * as v from 'valibot';
import { readQuery } from './answer/readQuery.ts';

/** What a schema says of an input. */
type Verdict<Value> =
  | { readonly success: true; readonly output: Value }
  | { readonly success: false; readonly issues: readonly [v.BaseIssue<unknown>, ...unknown[]] };

/** The generated accept path of a schema (`@passmuster/schemas/compiled`), or `parserOf` it. */
export type Parser<Value> = (input: unknown) => Verdict<Value>;

/** valibot itself, for the schemas that are the sandbox's own. */
export const parserOf =
  <const Schema extends v.GenericSchema>(schema: Schema): Parser<v.InferOutput<Schema>> =>
  (input) =>
    v.safeParse(schema, input);

/** The one place where this server asks a schema. All refusals come at once. */
export function validate<Value>(parse: Parser<Value>, input: unknown): Result<Value> {
  const verdict = parse(input);
  return verdict.success
    ? { value: verdict.output }
    : refused(toFindings(verdict.issues as readonly v.BaseIssue<unknown>[]));
}

/** The query of a request. */
export function validateQuery<Value>(parse: Parser<Value>, url: string): Result<Value> {
  const { query, findings } = readQuery(url);
  return findings.length > 0 ? refused(findings) : validate(parse, query);
}

function refused([first, ...others]: readonly Finding[]): Result<never> {
  if (first === undefined) throw new Error('A schema refused without an issue');
  return { findings: [first, ...others] };
}
