import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestOf } from '@passmuster/kyc';
import { tablesInUse } from '../checks/tablesInUse.ts';
import { type ConfigOptions, readConfig } from '../config/readConfig.ts';
import { CommandError, systemCode } from '../terminal/commandError.ts';
import { note } from '../terminal/note.ts';
import { type ExitCode, type Terminal, todayOf } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';

export interface ExportTablesOptions extends ConfigOptions {
  readonly bundleVersion?: string | undefined;
}

/** Returns the head of a table on a few lines, and each row on one: so that a difference between two editions is readable. */
function tableText({ rows, ...head }: { readonly rows: readonly unknown[] }): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "rows": [\n${lines}\n  ]\n}\n`;
}

/** Runs `passmuster tables export FOLDER`: one file per table in use, and the manifest, which is written last. */
export async function exportTables(
  folder: string,
  { bundleVersion, ...options }: ExportTablesOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { source } = await readConfig(options, terminal);
  const tables = (await tablesInUse(source)).map(({ table }) => table);
  const [year, month] = todayOf(terminal).split('-').map(Number);
  const version = bundleVersion ?? `${year}.${month}.0`;
  if (!/^\d{4}\.\d{1,2}\.\d{1,6}$/.test(version)) {
    throw new CommandError('--bundle-version must be year, month and a number, such as 2026.11.0');
  }
  const manifest = manifestOf(version, tables);
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  try {
    await mkdir(folder, { recursive: true });
    for (const [index, { file }] of manifest.tables.entries()) {
      const table = tables[index];
      if (table) await writeFile(join(folder, file), tableText(table));
    }
    await writeFile(join(folder, 'manifest.json'), text);
  } catch (error) {
    throw new CommandError(`${folder}: the tables can't be written (${systemCode(error)})`, {
      cause: error,
    });
  }
  await note(terminal, `wrote ${count(tables.length, 'table')} and manifest.json to ${folder}`);
  return 0;
}
