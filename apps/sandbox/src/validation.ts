import type { Result } from '@passmuster/findings';
import { type SchemaRuleId, toFindings } from '@passmuster/schemas';
import * as v from 'valibot';
import { readQuery } from './answer/readQuery.ts';

/** The one place where this server asks a schema. All refusals come at once. */
export function validate<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Result<v.InferOutput<Schema>, SchemaRuleId> {
  const { typed, output, issues } = v.safeParse(schema, input);
  if (typed && issues === undefined) return { value: output };
  const [first, ...others] = toFindings(issues ?? []);
  if (first === undefined) throw new Error('A schema refused without an issue');
  return { findings: [first, ...others] };
}

/** The query of a request against its schema. */
export function validateQuery<const Schema extends v.GenericSchema>(
  schema: Schema,
  url: string,
): Result<v.InferOutput<Schema>> {
  const { query, findings } = readQuery(url);
  const [first, ...others] = findings;
  return first === undefined ? validate(schema, query) : { findings: [first, ...others] };
}
