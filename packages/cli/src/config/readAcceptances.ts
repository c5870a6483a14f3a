import { type Acceptance, isFilledIn } from '@passmuster/findings';
import { CalendarDateSchema } from '@passmuster/schemas';
import * as v from 'valibot';
import { CommandError } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readChecked } from './readChecked.ts';

const FilledSchema = v.pipe(v.string(), v.trim(), v.check(isFilledIn, 'must not be blank'));
const AcceptancesSchema = v.array(
  v.strictObject({
    rule: FilledSchema,
    path: v.optional(v.union([v.string(), v.array(v.union([v.string(), v.number()]))])),
    reason: FilledSchema,
    by: FilledSchema,
    until: CalendarDateSchema,
  }),
);

/** Warnings that a person accepts, by the options that `check`, `filter`, `submit` and `audit` share. */
export interface AcceptOptions {
  /** Rules whose warnings are accepted in this run, wherever they are reported. */
  readonly accept?: readonly string[] | undefined;
  readonly acceptedBy?: string | undefined;
  readonly reason?: string | undefined;
  /** A file of acceptances, each with a reason, a person and a last day. */
  readonly acceptances?: string | undefined;
}

/** Returns the acceptances of `--accept`, on this day. Throws `CommandError` if it doesn't say who accepts, or why. */
function ownAcceptances(
  { accept = [], acceptedBy: by, reason }: AcceptOptions,
  asOf: string,
): readonly Acceptance[] {
  if (accept.length === 0 && by === undefined && reason === undefined) return [];
  if (accept.length === 0) throw new CommandError('--accepted-by and --reason need --accept RULE');
  if (by === undefined || reason === undefined || !isFilledIn(by) || !isFilledIn(reason)) {
    throw new CommandError('--accept needs --accepted-by NAME and --reason TEXT');
  }
  return accept.map((rule) => ({ rule, by: by.trim(), reason: reason.trim(), until: asOf }));
}

/** Returns the warnings that somebody takes responsibility for. Throws `CommandError` for one that names nobody, or says not why. */
export async function readAcceptances(
  options: AcceptOptions,
  asOf: string,
  terminal: Terminal,
): Promise<readonly Acceptance[]> {
  const own = ownAcceptances(options, asOf);
  const { acceptances: file } = options;
  return file === undefined
    ? own
    : [...own, ...(await readChecked(file, AcceptancesSchema, terminal))];
}
