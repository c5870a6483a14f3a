import type { JournalEntry } from '@passmuster/client/submission';
import * as v from 'valibot';
import { CommandError } from '../terminal/commandError.ts';

const format = 'passmuster-submit/2';

/** The first line of a journal: what it is for, and the salt under which its rows are named. */
const HeaderSchema = v.object({
  journal: v.literal(format),
  /** The operation that creates its rows, such as `createWallet`. */
  operation: v.string(),
  /** Origin and path of the API. */
  api: v.string(),
  salt: v.pipe(v.string(), v.minLength(16)),
});

/** Where a run began that found another file or another API key than the run before it. */
const OpenedSchema = v.object({
  type: v.literal('opened'),
  /** Number of the file on its disk: a copy has another one. */
  file: v.string(),
  /** Salted hash of the API key. */
  apiKey: v.string(),
});

const SentSchema = v.object({
  type: v.literal('sent'),
  key: v.string(),
  /** Where it stood in the file. */
  row: v.number(),
  /** Seconds since the machine was started, which no change of its clock moves. */
  uptime: v.number(),
  attempt: v.object({ at: v.string(), hash: v.string(), mark: v.array(v.string()) }),
  /** The warnings with which it was sent: who accepts them, why, and until when. */
  accepted: v.optional(
    v.array(
      v.object({
        rule: v.string(),
        /** Absent: wherever the rule reports it. */
        path: v.optional(v.string()),
        by: v.string(),
        reason: v.string(),
        until: v.string(),
      }),
    ),
  ),
});

const FailureSchema = v.object({
  outcome: v.picklist(['refused', 'not_sent', 'unknown']),
  status: v.optional(v.number()),
  code: v.optional(v.string()),
  duplicate: v.optional(v.picklist(['email', 'phone'])),
});

const LineSchema = v.variant('type', [
  OpenedSchema,
  SentSchema,
  v.object({
    type: v.literal('answered'),
    key: v.string(),
    id: v.optional(v.string()),
    error: v.optional(FailureSchema),
  }),
  v.object({
    type: v.literal('reconciled'),
    key: v.string(),
    outcome: v.picklist(['absent', 'exists']),
    id: v.optional(v.string()),
  }),
]);

export type JournalHeader = Omit<v.InferOutput<typeof HeaderSchema>, 'journal'>;
export type OpenedLine = v.InferOutput<typeof OpenedSchema>;
export type SentLine = v.InferOutput<typeof SentSchema>;

/** The content of a journal. */
export interface JournalContent {
  readonly header: JournalHeader;
  readonly opened: OpenedLine | undefined;
  readonly entries: readonly JournalEntry[];
  /** The last attempt of each row, by its name. */
  readonly sent: ReadonlyMap<string, SentLine>;
  /** Bytes up to the last complete line; what follows was cut off by an interruption. */
  readonly length: number;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function parseHeader(line: string): JournalHeader {
  const value = parseLine(line);
  const header = v.safeParse(HeaderSchema, value);
  if (header.success) return header.output;
  if (v.is(v.object({ journal: v.string() }), value)) {
    throw new CommandError(
      'this journal is of another version of passmuster, which names rows by the API key. Finish it with that version, or look up what it has sent and name a new one with --journal',
    );
  }
  throw new CommandError('this is not a journal');
}

/** Returns whether bytes begin as a journal, of any version. */
export const isJournal = (start: string): boolean =>
  start.startsWith('{"journal":"passmuster-submit/');

const PurposeSchema = v.object({ operation: v.string(), api: v.string() });

/** What a journal is for. Without an API, before one is named: any. */
export interface JournalPurpose {
  readonly operation: string;
  readonly api?: string | undefined;
}

/** Returns whether a journal is for something else; false if it doesn't say, or is of another version. */
export function isForOther(bytes: Uint8Array, wanted: JournalPurpose): boolean {
  const [first = ''] = Buffer.from(bytes).toString().split('\n', 1);
  const header = v.safeParse(PurposeSchema, parseLine(first));
  if (!header.success) return false;
  const { operation, api } = header.output;
  return operation !== wanted.operation || (wanted.api !== undefined && api !== wanted.api);
}

/** Returns the line of a header. */
export const headerLine = (header: JournalHeader): object => ({ journal: format, ...header });

/** How each header begins. */
const headerStart = `{"journal":"${format}"`;

/** Whether bytes are the first line of a journal that was being written when the power went; or none. */
function isCutHeader(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, headerStart.length)).toString('latin1');
  return headerStart.startsWith(start);
}

/**
 * Reads a journal; undefined for one that holds nothing yet. A last line without an end was being written when the power
 * went, and is left out. Throws `CommandError` for anything else that isn't a line of a journal.
 */
export function readLines(bytes: Uint8Array): JournalContent | undefined {
  const length = bytes.lastIndexOf(0x0a) + 1;
  if (length === 0) {
    if (isCutHeader(bytes)) return undefined;
    throw new CommandError('this is not a journal');
  }
  const [first = '', ...rest] = Buffer.from(bytes.subarray(0, length))
    .toString()
    .trimEnd()
    .split('\n');
  const header = parseHeader(first);
  const entries: JournalEntry[] = [];
  const sent = new Map<string, SentLine>();
  let opened: OpenedLine | undefined;
  for (const [index, text] of rest.entries()) {
    const line = v.safeParse(LineSchema, parseLine(text));
    if (!line.success) {
      throw new CommandError(
        `line ${index + 2} is damaged, and what it says may have been sent. Look up what exists before you name another journal with --journal`,
      );
    }
    if (line.output.type === 'opened') opened = line.output;
    else if (line.output.type === 'sent') {
      const { key, type, attempt } = line.output;
      sent.set(key, line.output);
      entries.push({ key, type, attempt });
    } else entries.push(line.output);
  }
  return { header, opened, entries, sent, length };
}
