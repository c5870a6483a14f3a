import type { Command } from '@commander-js/extra-typings';
import { type ExitCode, type Terminal, todayOf } from '../terminal/terminal.ts';
import { calendarDate, presetOption, ruleSettings } from './options.ts';

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
    .action(async (file, { output, dryRun, asOf, preset, rule }) => {
      const { fix } = await import('../commands/fix.ts');
      const settings = {
        asOf: asOf ?? todayOf(terminal),
        preset: preset ?? ('recommended' as const),
        rules: rule ?? {},
        language: 'en' as const,
        ruleModules: [],
        profile: undefined,
      };
      finish(await fix(file, settings, { output, dryRun }, terminal));
    });
}
