import { isOpen, propertyAt } from '@passmuster/findings';
import type { CellAt, ReviewedBody } from './readBodies.ts';
import { refusedField, type SubmittedFile, settledLine } from './rowLines.ts';
import type { Settled } from './rowSender.ts';

/** What became of a row, for a file that a person or a program goes on with. */
export interface RowResult {
  readonly row: number;
  /** The cell that keeps the row from being created, such as `E4`; empty if none does. */
  readonly cell: string;
  readonly outcome: string;
  /** Of what was created; empty if the API has named none. */
  readonly id: string;
  /** Of the API, or the rule of the first finding. */
  readonly code: string;
  readonly sentence: string;
  /** Of a customer: what joins it with the rows of other files. */
  readonly registration_number?: string;
}

/** The columns of a result, in their order. */
export const resultColumns = [
  'row',
  'cell',
  'outcome',
  'id',
  'code',
  'sentence',
  'registration_number',
] as const satisfies readonly (keyof RowResult)[];

const keyOf = (body: unknown): Pick<RowResult, 'registration_number'> => {
  const key = propertyAt(body, 'registration_number');
  return typeof key === 'string' ? { registration_number: key } : {};
};

/** Returns the outcome of a row that was sent, or that journals know. */
export function settledResult(
  settled: Settled,
  { cells, body }: { readonly cells: CellAt; readonly body: unknown },
  of: SubmittedFile,
): RowResult {
  const { row, outcome, known, earlier } = settled;
  const { error, id } = known;
  const field = outcome === 'refused' ? refusedField(error) : undefined;
  const isSent = outcome === 'earlier';
  const isCreated = outcome === 'created' && settled.isRecorded;
  const said = isCreated ? 'created' : settledLine(settled, of);
  return {
    row,
    cell: (field === undefined ? undefined : cells([field]).cell) ?? '',
    outcome: isSent ? (known.kind === 'refused' ? 'refused' : 'created') : outcome,
    id: (outcome === 'held back' ? earlier?.id : id) ?? '',
    code: [error?.status, error?.code].filter((one) => one !== undefined).join(' '),
    sentence: isSent ? 'sent by an earlier run' : said,
    ...keyOf(body),
  };
}

/** Returns the result of a row that its review keeps from being sent. */
export function reviewedResult({ row, body, verdict, findings }: ReviewedBody): RowResult {
  const finding = findings.find(isOpen);
  return {
    row,
    cell: finding?.cell ?? '',
    outcome: verdict === 'blocked' ? 'blocked' : 'to look at',
    id: '',
    code: finding?.rule ?? '',
    sentence: finding?.remedy ?? '',
    ...keyOf(body),
  };
}
