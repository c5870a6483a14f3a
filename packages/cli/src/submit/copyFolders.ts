import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { isStream, unreadableFile } from '../input/readBytes.ts';
import { isWorkbook } from '../input/sniffFormat.ts';
import { openZip, type ZipParts } from '../input/workbook/zipParts.ts';
import { copiesOf } from '../output/copyIndex.ts';
import { copySources } from '../output/copySources.ts';
import { CommandError } from '../terminal/commandError.ts';
import { linkTarget } from './linkTarget.ts';

/** Returns the parts of a workbook; undefined for another file. */
async function zipOf(file: string): Promise<ZipParts | undefined> {
  const head = Buffer.alloc(4);
  try {
    const handle = await open(file);
    await handle.read(head, 0, head.length, 0).finally(() => handle.close());
    return isWorkbook(head) ? openZip(await readFile(file)) : undefined;
  } catch (error) {
    throw error instanceof CommandError ? error : unreadableFile(file, error);
  }
}

/**
 * Returns the other folders in which a row of a file may have been submitted: those of the files that it is a copy of, and those of
 * copies that other files of its folder have or are.
 *
 * @throws {CommandError} if the file is a copy that was moved, so that nothing tells where its source was submitted. `isNamed`:
 * a person has named the journals
 */
export async function copyFolders(file: string, isNamed: boolean): Promise<readonly string[]> {
  if (isStream(file)) return [];
  const target = linkTarget(file);
  const { paths, isMoved } = await copySources(target, await zipOf(target));
  const isThere = (path: string): boolean => existsSync(path) || existsSync(`${path}.journal`);
  const lost = isMoved && !isNamed ? paths.find((path) => !isThere(path)) : undefined;
  if (lost !== undefined) {
    throw new CommandError(
      `${file}: this is a copy of ${basename(lost)}, which is not at ${relative('', lost)}. If that was submitted, name its journal with a second --journal; otherwise name only the one of this file: --journal ${file}.journal`,
    );
  }
  const neighbors = copiesOf(dirname(target)).flatMap(({ copy, source }) => [copy, source]);
  const folders = new Set([...paths, ...neighbors].map((path) => dirname(path)));
  return [...folders].filter((folder) => existsSync(folder));
}
