import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { propertyAt } from '@passmuster/findings';
import { readTables } from '@passmuster/kyc';
import { readText } from '../config/readText.ts';
import { parseJson } from '../input/parseJson.ts';
import { CommandError } from '../terminal/commandError.ts';
import { note } from '../terminal/note.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';

export interface VerifyTablesOptions {
  readonly publicKey?: string | undefined;
}

async function readJson(file: string, terminal: Terminal): Promise<unknown> {
  const parsed = parseJson(await readText(file, terminal));
  if (parsed.problem !== undefined) throw new CommandError(`${file}: ${parsed.problem}`);
  return parsed.value;
}

/** Returns the bundle of a folder: its manifest, the files that it names, and its signature, if there is one. */
async function readFolder(folder: string, terminal: Terminal): Promise<unknown> {
  const manifest = await readJson(join(folder, 'manifest.json'), terminal);
  const listed: unknown = propertyAt(manifest, 'tables');
  const files = (Array.isArray(listed) ? listed : []).slice(0, 100).map((table) => {
    const file: unknown = propertyAt(table, 'file');
    // A name that leads out of the folder is not read; the manifest is refused for it.
    return typeof file === 'string' && /^[a-z0-9-]{1,80}\.json$/.test(file) ? file : undefined;
  });
  const tables: unknown[] = [];
  for (const file of files) {
    if (file !== undefined) tables.push(await readJson(join(folder, file), terminal));
  }
  const signature = join(folder, 'manifest.sig');
  if (!existsSync(signature)) return { manifest, tables };
  return { manifest, tables, signature: (await readText(signature, terminal)).trim() };
}

/**
 * Runs `passmuster tables verify PATH`: reads a bundle or a table as a configuration does. Exits with 1, and says in one
 * sentence why, if it would be refused.
 */
export async function verifyTables(
  path: string,
  { publicKey }: VerifyTablesOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const input = isFolder ? await readFolder(path, terminal) : await readJson(path, terminal);
  try {
    const { tables } = await readTables(input, { publicKey });
    await terminal.out(
      terminalLines([
        ...Object.values(tables).map(({ id, asOf, count }) => `${id}  ${asOf}  ${count} rows`),
        publicKey === undefined ? 'complete' : 'complete, and signed by this key',
      ]),
    );
    return 0;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    await note(terminal, `${path}: ${error.message}`);
    return 1;
  }
}
