import { type Command, Option } from '@commander-js/extra-typings';
import { networks } from '../checks/checkSettings.ts';
import { type Kind, kinds } from '../columns/kind.ts';
import { failOnSettings } from '../output/failOn.ts';
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
  formatOption,
  inputOption,
  languageOption,
  mapOption,
  noConfigOption,
  presetOption,
  reasonOption,
  ruleSettings,
  shardOf,
  sheetOption,
  wholeNumber,
} from './options.ts';
import { refuseUnknown } from './refuseUnknown.ts';

const descriptions: Readonly<Record<Kind, string>> = {
  customer: 'review business customers: what needs fixing, why, and how',
  wallet: 'check wallet requests',
  address: 'check stablecoin addresses: a file, or one address',
  bank: 'check bank payout methods',
  phone: 'check phone numbers: a file, or one number',
};

/** Options that say something about one kind only; the help of the others leaves them out. */
const kindsOf: Readonly<Record<string, readonly Kind[]>> = {
  asOf: ['customer', 'wallet'],
  preset: ['customer'],
  addressBook: ['address'],
  network: ['address'],
  column: ['address', 'phone'],
  documents: ['customer'],
  profile: ['customer'],
  message: ['customer'],
};

/** Throws for an option that the kind has no use for: it would be ignored without a word. */
function refuseForeign(kind: Kind, options: object): void {
  const foreign = Object.keys(options).find((name) => kindsOf[name]?.includes(kind) === false);
  if (foreign === undefined) return;
  const flag = foreign.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new CommandError(`--${flag} is for \`check ${kindsOf[foreign]?.join('` and `check ')}\``);
}

const networkOption = () =>
  new Option('--network <network>', 'network of addresses that name none').choices(networks);

function addKind(
  parent: Command,
  kind: Kind,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  const command = parent
    .command(kind)
    .description(descriptions[kind])
    .argument('[file...]', 'JSON, NDJSON, CSV or .xlsx; - or nothing for standard input')
    .addOption(formatOption())
    .option('-o, --output <file>', 'write to a file')
    .option('--as-of <date>', 'review as of this day (default: today in UTC)', calendarDate)
    .addOption(presetOption())
    .option('--rule <id=severity>', 'override a rule: off, info, warning or error', ruleSettings)
    .addOption(acceptOption())
    .addOption(acceptedByOption())
    .addOption(reasonOption())
    .addOption(acceptancesOption())
    .addOption(languageOption())
    .option('--address-book <file>', 'addresses you know, to find look-alikes')
    .addOption(networkOption())
    .addOption(mapOption())
    .option('--column <heading>', 'the column that holds the addresses or numbers')
    .addOption(inputOption())
    .addOption(sheetOption())
    .option('--profile <file>', 'what one provider requires beyond the API, as JSON')
    .addOption(documentsOption())
    .addOption(
      new Option(
        '--fail-on <severity>',
        'exit with 1 if something is blocked (error), or also if something is to be looked at (default: warning)',
      ).choices(failOnSettings),
    )
    .option('--message', 'print a text for each customer, ready to forward')
    .option('--since <report>', 'with --format html: what changed since this report')
    .option('--show-values', 'with --format html: the values that findings are about')
    .option('-q, --quiet', 'only what is open, no summary')
    .addOption(
      new Option('--color <when>', 'color the output')
        .choices(['auto', 'always', 'never'] as const)
        .default('auto' as const),
    )
    .option(
      '--threads <number>',
      'threads to use (default: all cores); about 250 MB of memory with one, 240 MB for each of several',
      wholeNumber(1),
    )
    .option('--resume', 'continue where --output ends (ndjson and csv)')
    .option('--shard <i/n>', 'check the I-th of N parts of a file; join them with merge', shardOf)
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .action(async (files, options) => {
      refuseForeign(kind, options);
      const { check } = await import('../commands/check.ts');
      finish(await check(kind, files, options, terminal));
    });
  for (const option of command.options) {
    if (kindsOf[option.attributeName()]?.includes(kind) === false) option.hideHelp();
  }
}

export function addCheck(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  const check = program.command('check').description('check what is about to be sent');
  for (const kind of kinds) addKind(check, kind, terminal, finish);
  refuseUnknown(check);
}

/** Adds `passmuster filter`, a check that engines call with rows. */
export function addFilter(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  program
    .command('filter')
    .description('answer each line of standard input with one line of JSON, for engines')
    .addArgument(kindArgument('what the lines are', kinds))
    .option('--as-of <date>', 'review as of this day (default: today in UTC)', calendarDate)
    .addOption(presetOption())
    .option('--rule <id=severity>', 'override a rule: off, info, warning or error', ruleSettings)
    .addOption(acceptOption())
    .addOption(acceptedByOption())
    .addOption(reasonOption())
    .addOption(acceptancesOption())
    .addOption(languageOption())
    .addOption(networkOption())
    .option('--address-book <file>', 'addresses you know, to find look-alikes')
    .option('--profile <file>', 'what one provider requires beyond the API, as JSON')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .option('--brief', 'answer with rule, severity and path of each finding only')
    .option(
      '--max-answer <bytes>',
      'leave findings out of an answer that is longer',
      wholeNumber(256),
    )
    .option('--self-test', 'check the contract with hard lines, and read no input')
    .action(async (kind, options) => {
      refuseForeign(kind, options);
      const { checkSettings } = await import('../commands/check.ts');
      const { filter } = await import('../commands/filter.ts');
      const { brief, maxAnswer, selfTest: isTest } = options;
      const settings = await checkSettings(kind, options, terminal);
      const run = (on: Terminal) => filter(settings, on, { brief, maxAnswer });
      if (!isTest) return finish(await run(terminal));
      const { selfTest } = await import('../filter/selfTest.ts');
      finish(await selfTest(run, terminal, maxAnswer));
    });
}
