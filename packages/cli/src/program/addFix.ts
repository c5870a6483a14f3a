import { type Command, Option } from '@commander-js/extra-typings';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import {
  allowModulesOption,
  calendarDate,
  configOption,
  documentsOption,
  inputOption,
  languageOption,
  mapOption,
  noConfigOption,
  presetOption,
  ruleSettings,
  sheetOption,
} from './options.ts';

/** Adds `fix`, which writes a copy of a file with what is certain corrected. */
export function addFix(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  program
    .command('fix <file>')
    .description('correct what is certain and write a copy')
    .addOption(
      new Option(
        '--kind <kind>',
        'what the records are (default: by the headings or keys)',
      ).choices(['customer', 'bank', 'wallet'] as const),
    )
    .option(
      '-o, --output <copy>',
      'the file to write, in the format of the first; - for standard output',
    )
    .option('--dry-run', 'list what would be changed, and write nothing')
    .option('--show-values', 'list old and new values also if the list is not on a terminal')
    .option('--as-of <date>', 'review as of this day (default: today in UTC)', calendarDate)
    .addOption(presetOption())
    .option('--rule <id=severity>', 'override a rule: off, info, warning or error', ruleSettings)
    .addOption(languageOption())
    .option('--profile <file>', 'what one provider requires beyond the API, as JSON')
    .addOption(mapOption())
    .addOption(inputOption())
    .addOption(sheetOption())
    .addOption(documentsOption())
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .action(async (file, options) => {
      const { fix } = await import('../commands/fix.ts');
      const { reviewSettings } = await import('../commands/check.ts');
      finish(await fix(file, await reviewSettings(options, terminal), options, terminal));
    });
}
