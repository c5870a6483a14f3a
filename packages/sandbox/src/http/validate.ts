import type { Finding } from '@passmuster/findings';
import { toFindings } from '@passmuster/schemas';
import * as v from 'valibot';

export type Schema = v.GenericSchema;

/** The output of a schema, or all findings about the input. */
export interface Validated {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

/** Checks an input with a schema. */
export function validate(schema: Schema, input: unknown): Validated {
  const { output, issues } = v.safeParse(schema, input);
  return { value: output, findings: issues === undefined ? [] : toFindings(issues) };
}
