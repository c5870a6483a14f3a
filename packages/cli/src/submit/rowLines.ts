import type { Known } from '@passmuster/client/submission';
import { recordPlace } from '../text/placeOf.ts';
import type { EarlierRow } from './earlierRows.ts';
import type { CellAt } from './readBodies.ts';
import type { Settled } from './rowSender.ts';
import type { SubmittedKind } from './submittedKinds.ts';

/** What a row has in common with the one because of which it is held back. */
const common: Readonly<Record<SubmittedKind, string>> = {
  customer: 'email or phone',
  bank: 'account number',
  wallet: 'content',
};

/** Why the API refuses a customer, in words, and the field. */
const refusals: Readonly<Record<string, { readonly field: string; readonly text: string }>> = {
  DUPLICATE_EMAIL: { field: 'email', text: 'another customer has this email' },
  DUPLICATE_PHONE: { field: 'phone', text: 'another customer has this phone number' },
};

/** A file whose rows are submitted. */
export interface SubmittedFile {
  readonly kind: SubmittedKind;
  readonly file: string;
  /** The command that goes on with its rows. */
  readonly again: string;
}

/** Says why a row is held back, and how to send it on purpose. */
export function heldLine(
  row: number,
  earlier: EarlierRow | undefined,
  { kind, file, again }: SubmittedFile,
): string {
  const resend = `To send this one too: ${again} --resend ${row}`;
  if (!earlier) return `not sent: an earlier row is the same. ${resend}`;
  const place = recordPlace({ file: earlier.file ?? file, row: earlier.row });
  if (earlier.at === '') return `not sent: ${place} has the same ${common[kind]}. ${resend}`;
  const became = earlier.isCreated
    ? `was created${earlier.id === undefined ? '' : ` as ${earlier.id}`}`
    : 'may have been created';
  return `not sent: ${place} has the same ${common[kind]}, was sent ${earlier.at}, and ${became}. ${resend}`;
}

/** Returns the outcome of a row, below its place: the cell that is refused, or the row. */
export function resultLine(settled: Settled, of: SubmittedFile, cells?: CellAt): string {
  const field = settled.outcome === 'refused' ? refusedField(settled.known.error) : undefined;
  const cell = field === undefined ? undefined : cells?.([field])?.cell;
  const place = recordPlace({ ...of, row: settled.row });
  return `${cell === undefined ? place : `${of.file}: ${cell}`}  ${settledLine(settled, of)}`;
}

/** Returns the field because of which the API refuses a row, if its code names one. */
export const refusedField = (error: Known['error']): string | undefined =>
  refusals[error?.code ?? '']?.field;

/** Says what became of a row. */
export function settledLine(settled: Settled, of: SubmittedFile): string {
  const { row, outcome, known, isRecorded, earlier } = settled;
  const { error, doubt, id } = known;
  const answer = [error?.status, error?.code, id].filter((one) => one !== undefined).join(' ');
  const code = answer === '' ? '' : ` (${answer})`;
  if (!isRecorded) {
    return `${outcome}${code}, but not recorded: to the next run its outcome is unknown`;
  }
  if (outcome === 'held back') return heldLine(row, earlier, of);
  if (outcome === 'probably created') {
    return `probably created by the run of ${doubt?.since ?? ''}${code}: refused as a duplicate of it. Record it with --unknown --exists ${row}. Don't change the email or phone to get it through`;
  }
  const why = outcome === 'refused' ? refusals[error?.code ?? '']?.text : undefined;
  return why === undefined ? `${outcome}${code}` : `refused: ${why}${code}`;
}
