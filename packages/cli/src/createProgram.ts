import { readFileSync } from 'node:fs';
import { Argument, Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { isCalendarDate, networks } from '@passmuster/schemas';
import { inputFormats } from './input/readRecords.ts';
import { outputFormats } from './output/reporters.ts';
import type { ExitCode, Terminal } from './terminal.ts';

const packageFile = new URL('../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { readonly version: string };

const file = () =>
  new Argument('<file>', 'JSON, NDJSON or CSV; - for standard input').argRequired();
const input = () =>
  new Option('--input <format>', 'how the file is written, if its name does not tell').choices(
    inputFormats,
  );
const format = () =>
  new Option('--format <format>', 'how to write what was found')
    .choices(outputFormats)
    .default('text' as const);
const network = () =>
  new Option('--network <network>', 'the network to receive on')
    .choices(networks)
    .makeOptionMandatory();
const quiet = () =>
  new Option('-q, --quiet', 'leave out warnings, information and records without an error');

function calendarDate(text: string): string {
  if (!isCalendarDate(text)) throw new InvalidArgumentError('Give a date, such as 2026-01-31.');
  return text;
}

/**
 * The command line; `finish` is told the exit code of the command that ran. Each command loads what it
 * needs when it is called: an address check starts without the tables of a review.
 */
export function createProgram(terminal: Terminal, finish: (code: ExitCode) => void): Command {
  const program = new Command('passmuster')
    .description(
      'Checks business customers, bank accounts and addresses offline, before they are sent.',
    )
    .version(version)
    .configureOutput({
      writeOut: (text) => void terminal.out(text),
      writeErr: (text) => void terminal.err(text),
      // Commander repeats surplus arguments; one of them may be a key that was pasted by mistake.
      outputError: (text, write) => write(text.replace(/(but got \d+): .*/s, '$1.')),
    })
    .exitOverride()
    .addHelpText(
      'after',
      '\nExit status: 0 nothing wrong, 1 something the API would refuse, 2 the command could not be carried out.',
    );
  const check = program.command('check').description('check what is about to be sent');
  check
    .command('customer')
    .description('review business customers: what is wrong, by which source, and what to do')
    .addArgument(file())
    .addOption(input())
    .addOption(format())
    .addOption(quiet())
    .option('--as-of <date>', 'the day to review as of; today in UTC, if not given', calendarDate)
    .addOption(
      new Option('--preset <preset>', 'which rules to run')
        .choices(['spec', 'recommended', 'strict'] as const)
        .default('recommended' as const),
    )
    .addOption(
      new Option('--locale <locale>', 'language of the texts')
        .choices(['en', 'fr', 'pt'] as const)
        .default('en' as const),
    )
    .action(async (name, options) => {
      const { checkCustomer } = await import('./commands/checkCustomer.ts');
      finish(await checkCustomer(name, options, terminal));
    });
  check
    .command('bank')
    .description('check bank payout methods')
    .addArgument(file())
    .addOption(input())
    .addOption(format())
    .addOption(quiet())
    .action(async (name, options) => {
      const { checkBank } = await import('./commands/checkBank.ts');
      finish(await checkBank(name, options, terminal));
    });
  check
    .command('address')
    .description('check one stablecoin address')
    .argument('<address>')
    .addOption(
      new Option('--network <network>', 'where it is to receive')
        .choices(networks)
        .makeOptionMandatory(),
    )
    .addOption(format())
    .addOption(quiet())
    .action(async (address, options) => {
      const { checkAddress } = await import('./commands/checkAddress.ts');
      finish(await checkAddress(address, options, terminal));
    });
  check
    .command('addresses')
    .description('check the stablecoin addresses of a file, one a line')
    .argument('<file>', 'text; - for standard input')
    .addOption(network())
    .addOption(format())
    .addOption(quiet())
    .action(async (name, options) => {
      const { checkAddresses } = await import('./commands/checkAddresses.ts');
      finish(await checkAddresses(name, options, terminal));
    });
  program
    .command('explain')
    .description('tell what a rule expects and where it comes from')
    .argument('<rule>', 'the id of a rule, such as owner/minimum-age')
    .action(async (rule) => {
      const { explainRule } = await import('./commands/explainRule.ts');
      finish(await explainRule(rule, terminal));
    });
  return program;
}
