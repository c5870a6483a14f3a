import { closeSync, createReadStream, existsSync, openSync, readSync } from 'node:fs';
import { type Severity, severities, type Verdict } from '@passmuster/findings';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { readLines } from '../input/readLines.ts';
import { CommandError } from '../terminal/commandError.ts';
import { csvColumns } from './csv.ts';
import { partialOf } from './outputFile.ts';

/** Where an interrupted output ends. */
export interface ResumePoint {
  /** The file that holds it: what an interrupted run left, or a report. */
  readonly path: string;
  /** Bytes to keep: everything before the last record, which may be incomplete. */
  readonly length: number;
  /** The first record to check again. */
  readonly file: string;
  readonly row: number;
  /** What the kept part holds. */
  readonly kept: {
    readonly records: number;
    readonly ready: number;
    readonly look: number;
    readonly blocked: number;
    readonly error: number;
    readonly warning: number;
    readonly info: number;
  };
}

const verdicts = ['blocked', 'look', 'clear'] as const satisfies readonly Verdict[];
const ReportSchema = v.object({
  file: v.string(),
  row: v.number(),
  verdict: v.picklist(verdicts),
  findings: v.array(v.object({ severity: v.picklist(severities) })),
});

interface Line {
  readonly file: string;
  readonly row: number;
  readonly verdict: Verdict;
  readonly severities: readonly Severity[];
}

const verdictColumn = csvColumns.indexOf('verdict');

function ndjsonLine(text: string): Line | undefined {
  try {
    const { success, output } = v.safeParse(ReportSchema, JSON.parse(text));
    if (!success) return undefined;
    return { ...output, severities: output.findings.map(({ severity }) => severity) };
  } catch {
    return undefined;
  }
}

function csvLine(text: string): Line | undefined {
  try {
    const [cells = []] = parse(text) as string[][];
    const [file = '', row = '', , severity] = cells;
    const verdict = verdicts.find((one) => one === cells[verdictColumn]);
    const found = severities.find((one) => one === severity);
    if (found === undefined || verdict === undefined) return undefined;
    return { file, row: Number(row), verdict, severities: [found] };
  } catch {
    return undefined;
  }
}

/** Follows an output line by line and knows where its last record begins. */
class ResumeScan {
  readonly kept = { records: 0, ready: 0, look: 0, blocked: 0, error: 0, warning: 0, info: 0 };
  point: Omit<ResumePoint, 'kept' | 'path'> | undefined;
  #pending: readonly Severity[] = [];
  #verdict: Verdict = 'clear';

  /** `at`: the byte at which the line begins. */
  add({ file, row, verdict, severities: found }: Line, at: number): void {
    if (this.point?.file === file && this.point.row === row) {
      this.#pending = [...this.#pending, ...found];
      return;
    }
    if (this.point) {
      this.kept.records += 1;
      this.kept[this.#verdict === 'clear' ? 'ready' : this.#verdict] += 1;
    }
    for (const severity of this.#pending) this.kept[severity] += 1;
    this.#pending = found;
    this.#verdict = verdict;
    this.point = { file, row, length: at };
  }
}

const beginnings = { ndjson: '{"file":', csv: 'file,row,' } as const;

/** Throws for a file that does not begin as such an output does: it would be overwritten. */
function refuseForeign(output: string, format: 'ndjson' | 'csv'): void {
  const beginning = beginnings[format];
  const bytes = Buffer.alloc(beginning.length);
  const descriptor = openSync(output, 'r');
  const length = readSync(descriptor, bytes);
  closeSync(descriptor);
  if (beginning.startsWith(bytes.toString('utf8', 0, length))) return;
  throw new CommandError(
    `${output}: this is not a ${format} output of passmuster; nothing was changed`,
  );
}

/**
 * Returns where an interrupted NDJSON or CSV output ends, or undefined if there is nothing to keep. The last record
 * is checked again: it may be incomplete, and records without findings leave no trace in CSV.
 */
export async function findResumePoint(
  output: string,
  format: 'ndjson' | 'csv',
): Promise<ResumePoint | undefined> {
  const path = existsSync(partialOf(output)) ? partialOf(output) : output;
  if (!existsSync(path)) return undefined;
  refuseForeign(path, format);
  const isCsv = format === 'csv';
  const scan = new ResumeScan();
  let offset = 0;
  for await (const { number, text } of readLines(createReadStream(path, { encoding: 'utf8' }))) {
    const line = isCsv ? csvLine(text) : ndjsonLine(text);
    const isHeading = isCsv && number === 1;
    if (!line && !isHeading) break;
    if (line) scan.add(line, offset);
    offset += Buffer.byteLength(text) + (isCsv ? 2 : 1);
  }
  return scan.point && { ...scan.point, path, kept: scan.kept };
}
