import type { Command } from '@commander-js/extra-typings';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { allowModulesOption, calendarDate, configOption, noConfigOption } from './options.ts';

/** Adds `tables`, which lists, exports and verifies what the rules know of the world. */
export function addTables(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  const tables = program.command('tables').description('list, export and verify the tables in use');
  tables
    .command('list', { isDefault: true })
    .description('list the tables in use: their day, age and where each comes from')
    .option('--as-of <date>', 'age on this day (default: today in UTC)', calendarDate)
    .option('--json', 'as JSON')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .action(async (options) => {
      const { listTables } = await import('../commands/tables.ts');
      finish(await listTables(options, terminal));
    });
  tables
    .command('export <folder>')
    .description('write the tables in use, with their manifest, into a folder')
    .option('--bundle-version <version>', 'version by calendar (default: year, month and 0)')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(allowModulesOption())
    .action(async (folder, options) => {
      const { exportTables } = await import('../commands/exportTables.ts');
      finish(await exportTables(folder, options, terminal));
    });
  tables
    .command('verify <path>')
    .description('check a bundle, which is a folder or a file, or one table')
    .option('--public-key <key>', 'the Ed25519 key that must have signed it, in base64')
    .action(async (path, options) => {
      const { verifyTables } = await import('../commands/verifyTables.ts');
      finish(await verifyTables(path, options, terminal));
    });
}
