import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { heldFrom } from '../submit/isToSend.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { kindArgument } from './kindArgument.ts';
import {
  acceptancesOption,
  acceptedByOption,
  acceptOption,
  allowModulesOption,
  calendarDate,
  configOption,
  documentsOption,
  inputOption,
  languageOption,
  mapOption,
  noConfigOption,
  presetOption,
  reasonOption,
  ruleSettings,
  sheetOption,
  wholeNumber,
} from './options.ts';

/** Collects the rows of an option that may be repeated. */
function rows(text: string, before: readonly number[] = []): readonly number[] {
  const row = wholeNumber(0)(text);
  if (row > 1e9) throw new InvalidArgumentError('Pass a row number.');
  return [...before, row];
}

/** Collects the files of an option that may be repeated. */
const files = (file: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  file,
];

/** Runs `passmuster submit`: the only command that creates anything. */
export function addSubmit(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  program
    .command('submit')
    .description('review each row of a file and send those that are clear, each at most once')
    .addArgument(kindArgument('what the rows are', ['customer', 'bank', 'wallet'] as const))
    .argument('<file>', 'JSON, NDJSON, CSV or .xlsx')
    .option('--base-url <url>', 'the API (default: PASSMUSTER_BASE_URL)')
    .option('--allow-plain-http', 'send the API key over http to another machine')
    .option('--api-key-file <file>', 'file with the API key (default: PASSMUSTER_API_KEY)')
    .option('--yes', 'submit to an API that is not a sandbox')
    .option('--dry-run', 'review and say what would be sent')
    .option('--all-or-nothing', 'send nothing unless every row is sent')
    .option(
      '--max-errors <number>',
      'stop after so many rows that are blocked, refused or lost',
      wholeNumber(1),
    )
    .option('--concurrency <number>', 'requests at a time', wholeNumber(1), 4)
    .option(
      '--journal <file>',
      'the record of what was sent (default: FILE.journal); again for others that are compared',
      files,
    )
    .option(
      '--adopt-journal',
      'use this copy of a journal only if its original is never used again',
    )
    .option(
      '-o, --output <file>',
      'write what became of each row: .csv, .ndjson, or .xlsx for your workbook with columns for it',
    )
    .option('--customers <results>', 'with bank and wallet: take customer_id from these results')
    .option(
      '--customers-by <heading>',
      'the column of both files that tells customers apart (default: registration number)',
    )
    .option('--unknown', 'find out what became of rows whose answer was lost, and send nothing')
    .option('--exists <row>', 'with --unknown: record that a row was created', rows)
    .option('--absent <row>', 'with --unknown: record that a row was not created', rows)
    .option('--resend <row>', 'send a row again that may have been created', rows)
    .option('--as-of <date>', 'review as of this day (default: today in UTC)', calendarDate)
    .addOption(presetOption())
    .option('--rule <id=severity>', 'override a rule: off, info, warning or error', ruleSettings)
    .addOption(acceptOption())
    .addOption(acceptedByOption())
    .addOption(reasonOption())
    .addOption(acceptancesOption())
    .addOption(
      new Option(
        '--fail-on <severity>',
        'hold back only what is blocked (error), or also what is to be looked at',
      )
        .choices(heldFrom)
        .default('warning' as const),
    )
    .addOption(languageOption())
    .addOption(mapOption())
    .addOption(inputOption())
    .addOption(sheetOption())
    .addOption(documentsOption())
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .action(async (kind, file, options) => {
      const { reviewSettings } = await import('../commands/check.ts');
      const settings = await reviewSettings(options, terminal);
      if (options.unknown) {
        const { reconcile } = await import('../commands/reconcile.ts');
        finish(await reconcile(kind, file, settings, options, terminal));
      } else {
        if (options.exists ?? options.absent)
          throw new CommandError('--exists and --absent record what you found out: add --unknown');
        const { submit } = await import('../commands/submit.ts');
        finish(await submit(kind, file, settings, options, terminal));
      }
    });
}
