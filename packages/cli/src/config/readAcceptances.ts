import type { Acceptance } from '@passmuster/kyc';
import { CalendarDateSchema } from '@passmuster/schemas';
import * as v from 'valibot';
import type { Terminal } from '../terminal/terminal.ts';
import { readChecked } from './readChecked.ts';

const FilledSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be blank'));
const AcceptancesSchema = v.array(
  v.strictObject({
    rule: FilledSchema,
    path: v.optional(v.union([v.string(), v.array(v.union([v.string(), v.number()]))])),
    reason: FilledSchema,
    by: FilledSchema,
    until: CalendarDateSchema,
  }),
);

/** Reads a list of findings that somebody takes responsibility for, each with a reason, a person and a last day. */
export const readAcceptances = (file: string, terminal: Terminal): Promise<readonly Acceptance[]> =>
  readChecked(file, AcceptancesSchema, terminal);
