import type { Command } from '@commander-js/extra-typings';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { calendarDate, configsOption } from './options.ts';

/** Adds `compare`. */
export function addCompare(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  program
    .command('compare <old> [new]')
    .description('compare two reports or audit records, or one application under two settings')
    .addOption(configsOption())
    .option('--as-of <date>', 'review as of this day (default: today in UTC)', calendarDate)
    .action(async (before, after, options) => {
      const { compare } = await import('../commands/compare.ts');
      finish(await compare(before, after, options, terminal));
    });
}
