import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import * as v from 'valibot';
import { outputError } from './outputFile.ts';
import { realPath } from './realPath.ts';

/** What a folder knows of copies that lie in another one than their source: a line of JSON for each. */
const indexName = '.passmuster-copies';

const EntrySchema = v.object({ copy: v.string(), source: v.string() });

/** A copy that a command has written, and a file that it is a copy of. */
export type CopyEntry = v.InferOutput<typeof EntrySchema>;

/** A larger index is not one. */
const maxBytes = 1_000_000;

function parseEntry(line: string): CopyEntry | undefined {
  try {
    const entry = v.safeParse(EntrySchema, JSON.parse(line));
    return entry.success ? entry.output : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the copies that a folder knows of, by their paths. A line that was cut off is left out. */
export function copiesOf(folder: string): readonly CopyEntry[] {
  const path = join(folder, indexName);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path).subarray(0, maxBytes).toString().split('\n');
  return lines.flatMap((line) => {
    const entry = parseEntry(line);
    if (!entry) return [];
    return [{ copy: resolve(folder, entry.copy), source: resolve(folder, entry.source) }];
  });
}

function addEntry(folder: string, { copy, source }: CopyEntry): void {
  const isKnown = copiesOf(folder).some((one) => one.copy === copy && one.source === source);
  if (isKnown) return;
  const entry = { copy: relative(folder, copy), source: relative(folder, source) };
  const file = join(folder, indexName);
  try {
    appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  } catch (error) {
    throw outputError(file, error);
  }
}

/**
 * Writes down in the folders of a copy and of its sources that they belong together, so that `submit` compares their rows. In one folder
 * it compares all files anyway.
 *
 * @throws {OutputError} if a folder can't be written
 */
export function recordCopy(copy: string, sources: readonly string[]): void {
  const folder = dirname(realPath(copy));
  for (const source of sources) {
    const other = dirname(source);
    if (other === folder || !existsSync(other)) continue;
    const entry = { copy: join(folder, basename(copy)), source };
    for (const at of [folder, other]) addEntry(at, entry);
  }
}
