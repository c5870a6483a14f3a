import { CommanderError } from '@commander-js/extra-typings';
import { createProgram } from './program/createProgram.ts';
import { CommandError, OutputClosed } from './terminal/commandError.ts';
import type { ExitCode, Terminal } from './terminal/terminal.ts';
import { terminalText, tty } from './text/terminalText.ts';

/** Returns the language that `--lang` names. */
const languageIn = (args: readonly string[]): string | undefined =>
  args.flatMap((arg, at) =>
    arg === '--lang' ? (args[at + 1] ?? []) : arg.startsWith('--lang=') ? arg.slice(7) : [],
  )[0];

/**
 * Runs one command. Never throws: what can't be carried out is one line on standard error and exit code 2, without a
 * stack trace and without any of the input.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = 0;
  try {
    await createProgram(terminal, (result) => {
      code = result;
    }).parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof OutputClosed) return code;
    if (terminal.interrupted.aborted) {
      await terminal.err(tty`passmuster: interrupted\n`);
      return 130;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const line =
      error instanceof CommandError
        ? (await import('./terminal/refusalLine.ts')).refusalLine(error, languageIn(args))
        : `internal error (${error instanceof Error ? error.name : typeof error}). Please report it`;
    await terminal.err(tty`passmuster: ${terminalText(line)}\n`);
    return 2;
  }
}
