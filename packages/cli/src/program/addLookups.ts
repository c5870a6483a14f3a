import { type Command, Option } from '@commander-js/extra-typings';
import { kinds } from '../columns/kind.ts';
import { failOnSettings } from '../output/failOn.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { kindArgument } from './kindArgument.ts';
import {
  acceptancesOption,
  acceptedByOption,
  acceptOption,
  allowModulesOption,
  calendarDate,
  configOption,
  inputOption,
  languageOption,
  mapOption,
  noConfigOption,
  presetOption,
  reasonOption,
  sheetOption,
} from './options.ts';

/** Commands that answer a question without checking a file. */
export function addLookups(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  program
    .command('explain <rule>')
    .description('show what a rule expects and where it comes from')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .action(async (rule, options) => {
      const { explain } = await import('../commands/explain.ts');
      finish(await explain(rule, options, terminal));
    });
  program
    .command('rules')
    .description('list every rule')
    .option('--json', 'as JSON')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .action(async ({ json, ...options }) => {
      const { rules } = await import('../commands/explain.ts');
      finish(await rules(json ?? false, options, terminal));
    });
  program
    .command('config')
    .description('print the settings that apply here, and where each comes from')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .action(async (options) => {
      const { config } = await import('../commands/config.ts');
      finish(await config(options, terminal));
    });
  program
    .command('requirements')
    .description('list what a business must provide')
    .requiredOption('--business-type <type>', 'such as LLC or NON_US')
    .requiredOption('--country <country>', 'code or name, such as NG or Nigeria')
    .addOption(languageOption())
    .option('--profile <file>', 'what one provider requires beyond the API, as JSON')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .action(async ({ businessType, country, ...options }) => {
      const { requirements } = await import('../commands/requirements.ts');
      finish(await requirements({ businessType, country, ...options }, terminal));
    });
  program
    .command('map <file>')
    .description('show which field each column of a table gives, and save the mapping')
    .addOption(
      new Option('--kind <kind>', 'what the rows are (default: by the headings)').choices(kinds),
    )
    .addOption(mapOption())
    .addOption(inputOption())
    .addOption(sheetOption())
    .option('--save', 'save the mapping in the settings')
    .option('--config <file>', 'settings (default: passmuster.config.json in this folder)')
    .action(async (file, options) => {
      const { map } = await import('../commands/map.ts');
      finish(await map(file, options, terminal));
    });
  program
    .command('coverage [country]')
    .description('show what is checked for a country, and what never is')
    .action(async (country) => {
      const { coverage } = await import('../commands/coverage.ts');
      finish(await coverage(country, terminal));
    });
  program
    .command('naics <words...>')
    .description('find an industry code by everyday words')
    .action(async (words) => {
      const { naics } = await import('../commands/lookups.ts');
      finish(await naics(words, terminal));
    });
  program
    .command('banks <name...>')
    .description('find a Nigerian or South African bank by name or code')
    .action(async (words) => {
      const { banks } = await import('../commands/lookups.ts');
      finish(await banks(words, terminal));
    });
  program
    .command('schema [name]')
    .description('print a JSON Schema, or the names of all')
    .action(async (name) => {
      const { schema } = await import('../commands/lookups.ts');
      finish(await schema(name, terminal));
    });
  program
    .command('openapi')
    .description('print the OpenAPI document of the API')
    .action(async () => {
      const { openapi } = await import('../commands/lookups.ts');
      finish(await openapi(terminal));
    });
  program
    .command('template')
    .description('write a table to fill in, with every column and one example row')
    .addArgument(kindArgument('what the table holds', kinds))
    .option('-o, --output <file>', 'a .csv or .xlsx file')
    .addOption(
      new Option('--format <format>', 'output format')
        .choices(['csv', 'xlsx'] as const)
        .default('csv' as const),
    )
    .addOption(languageOption())
    .option('--sample', 'add rows with typical mistakes, to see what a check finds')
    .action(async (kind, options) => {
      const { template } = await import('../commands/template.ts');
      finish(await template(kind, options, terminal));
    });
}

/** Commands about reports and the review of one application. */
export function addReports(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  program
    .command('audit <file>')
    .description('write the audit record of one application')
    .addOption(
      new Option('--format <format>', 'output format')
        .choices(['json', 'markdown'] as const)
        .default('json' as const),
    )
    .option('-o, --output <file>', 'write to a file')
    .option('--as-of <date>', 'review as of this day (default: today in UTC)', calendarDate)
    .addOption(presetOption())
    .option('--profile <file>', 'what one provider requires beyond the API, as JSON')
    .addOption(acceptOption())
    .addOption(acceptedByOption())
    .addOption(reasonOption())
    .addOption(acceptancesOption())
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .action(async (file, options) => {
      const [{ audit }, { reviewSettings }] = await Promise.all([
        import('../commands/audit.ts'),
        import('../commands/check.ts'),
      ]);
      finish(await audit(file, await reviewSettings(options, terminal), options, terminal));
    });
  program
    .command('merge <part...>')
    .description('join the outputs of check --shard into what one run writes')
    .option('-o, --output <file>', 'write to a file')
    .addOption(
      new Option('--fail-on <severity>', 'as for check (default: warning)').choices(failOnSettings),
    )
    .action(async (parts, options) => {
      const { merge } = await import('../commands/merge.ts');
      finish(await merge(parts, options, terminal));
    });
  program
    .command('sandbox')
    .description('run the API on this machine, from an installed @passmuster/sandbox')
    .argument('[args...]', 'arguments of the sandbox')
    .allowUnknownOption()
    .helpOption(false)
    .action(async (args) => {
      const { sandbox } = await import('../commands/sandbox.ts');
      finish(await sandbox(args, terminal));
    });
}
