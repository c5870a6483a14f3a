import type { InputFormat } from '../input/readRecords.ts';
import type { OutputOptions } from '../output/writeReports.ts';

/** Options of every command that checks the records of a file. */
export interface RecordOptions extends OutputOptions {
  /** How the file is written; told by its name, where absent. */
  readonly input?: InputFormat | undefined;
}
