import type { Command } from '@commander-js/extra-typings';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import {
  allowModulesOption,
  calendarDate,
  configOption,
  noConfigOption,
  presetOption,
  ruleSettings,
} from './options.ts';

/** Adds `fix`, which writes a copy of a file with what is certain corrected. */
export function addFix(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  program
    .command('fix <file>')
    .description('write a copy of customers with what is certain corrected')
    .option(
      '-o, --output <copy>',
      'the file to write, in the format of the first; - for standard output',
    )
    .option('--dry-run', 'list what would be changed, and write nothing')
    .option('--as-of <date>', 'review as of this day (default: today in UTC)', calendarDate)
    .addOption(presetOption())
    .option('--rule <id=severity>', 'override a rule: off, info, warning or error', ruleSettings)
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .action(async (file, { output, dryRun, ...options }) => {
      const { fix } = await import('../commands/fix.ts');
      const { reviewSettings } = await import('../commands/check.ts');
      const settings = await reviewSettings(options, terminal);
      finish(await fix(file, settings, { output, dryRun }, terminal));
    });
}
