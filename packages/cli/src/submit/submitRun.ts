import type { TableOptions } from '../checks/tableColumns.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ConnectionOptions } from './connection.ts';
import type { HeldFrom } from './isToSend.ts';
import type { JournalOptions } from './openJournalOf.ts';
import type { SubmitReport } from './submitReport.ts';
import type { SubmittedKind } from './submittedKinds.ts';

export interface SubmitOptions extends TableOptions, ConnectionOptions, JournalOptions {
  /** Where the settings come from, for the commands to run next. */
  readonly config?: string | boolean | undefined;
  readonly allowModules?: boolean | undefined;
  /** The file for the results. */
  readonly output?: string | undefined;
  readonly concurrency: number;
  readonly dryRun?: boolean | undefined;
  readonly allOrNothing?: boolean | undefined;
  /** What keeps a row from being sent. */
  readonly failOn: HeldFrom;
  readonly maxErrors?: number | undefined;
  readonly resend?: readonly number[] | undefined;
  /** Rows that exist, says a person, with `--unknown`. */
  readonly exists?: readonly number[] | undefined;
  /** Rows that don't exist, says a person, with `--unknown`. */
  readonly absent?: readonly number[] | undefined;
}

/** One run over a file. */
export interface SubmitRun {
  readonly kind: SubmittedKind;
  readonly file: string;
  readonly options: SubmitOptions;
  readonly terminal: Terminal;
  readonly report: SubmitReport;
  /** Standard input or a pipe, which can be read once: each row is reviewed just before it is sent. */
  readonly isStreamed: boolean;
}
