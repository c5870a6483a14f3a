import type { Printable } from '@passmuster/findings';
import type { TerminalText } from '../text/terminalText.ts';

/** Everything a command may use of the machine it runs on. Tests pass one of their own. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Resolves when the output took the text, so that a slow reader slows the command and fills no memory. */
  readonly out: (text: Printable | Uint8Array) => Promise<void>;
  readonly err: (text: TerminalText) => Promise<void>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The current time; read for the default of `--as-of` and for progress. */
  readonly now: () => Date;
  /** Seconds since the machine was started, which no change of its clock moves; used by `submit` only. */
  readonly uptime: () => number;
  /** Sends requests; used by `submit` and `contract` only. */
  readonly fetch: typeof fetch;
  /** Whether standard input is a terminal, on which somebody would have to type. */
  readonly isInTerminal: boolean;
  /** Whether standard output is a terminal. */
  readonly isOutTerminal: boolean;
  /** Whether standard error is a terminal. */
  readonly isErrTerminal: boolean;
  /** Width of the terminal in columns. */
  readonly columns: number;
  /** Threads that check records; 1 checks everything on the main thread. */
  readonly threads: number;
  /** Aborted by Ctrl-C: the command finishes the current record and closes its output. */
  readonly interrupted: AbortSignal;
}

/**
 * `0`: everything is clear. `1`: something is blocked or to be looked at, by `--fail-on`. `2`: the command couldn't be carried out.
 * `130`: interrupted.
 */
export type ExitCode = 0 | 1 | 2 | 130;

/** Returns today in UTC, `YYYY-MM-DD`. */
export const todayOf = (terminal: Terminal): string => terminal.now().toISOString().slice(0, 10);
