import { CommanderError } from '@commander-js/extra-typings';
import { createProgram } from './createProgram.ts';
import { InputProblem } from './input/inputProblem.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/**
 * Runs one command. Never throws: what cannot be carried out is one line on standard error and exit
 * code 2, without a stack trace and without any of the input.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = 0;
  try {
    await createProgram(terminal, (result) => {
      code = result;
    }).parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const line =
      error instanceof InputProblem
        ? error.message
        : `internal error (${error instanceof Error ? error.name : typeof error}); please report it`;
    await terminal.err(`passmuster: ${line}\n`);
    return 2;
  }
}
