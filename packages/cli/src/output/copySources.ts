import { createHash } from 'node:crypto';
import { dirname, relative, resolve } from 'node:path';
import { readSources } from '../input/workbook/sourceProperty.ts';
import type { ZipParts } from '../input/workbook/zipParts.ts';
import { copiesOf, recordCopy } from './copyIndex.ts';
import { realPath } from './realPath.ts';

/** The files of which one is a copy. */
export interface CopySources {
  /** Their paths, the nearest first. They may have been deleted. */
  readonly paths: readonly string[];
  /** True if the copy was moved to another folder, so that they may be somewhere else. */
  readonly isMoved: boolean;
}

/** Tells a folder from another one, and not where it is. */
const markOf = (folder: string): string =>
  `#${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;

/** Returns the files that a file is a copy of: by a property of its workbook, and by the index of its folder. */
export async function copySources(file: string, zip: ZipParts | undefined): Promise<CopySources> {
  const path = realPath(file);
  const folder = dirname(path);
  const [mark, ...named] = zip ? await readSources(zip) : [];
  const listed = copiesOf(folder)
    .filter(({ copy }) => copy === path)
    .map(({ source }) => source);
  const sources = named.map((source) => resolve(folder, source));
  return {
    paths: [...new Set([...sources, ...listed])],
    isMoved: mark !== undefined && mark !== markOf(folder),
  };
}

/** A file of which a copy is written, and the parts of its workbook. */
export interface CopiedFile {
  readonly file: string;
  readonly zip?: ZipParts | undefined;
}

/**
 * Writes down where a copy comes from, and returns what its workbook is to say of that: a mark of its folder, and its sources as they are
 * from there. `copy`: standard output, if not given.
 *
 * @throws {OutputError} if the folder can't be written
 */
export async function sourcesOfCopy(
  copy: string | undefined,
  copied: readonly CopiedFile[],
): Promise<readonly string[]> {
  const files = copied.filter(({ file }) => file !== '-');
  const [first] = files;
  if (!first) return [];
  const target = copy === undefined || copy === '-' ? first.file : copy;
  const known = await Promise.all(
    files.map(async ({ file, zip }) => [realPath(file), ...(await copySources(file, zip)).paths]),
  );
  const paths = [...new Set(known.flat())];
  if (target === copy) recordCopy(copy, paths);
  const folder = dirname(realPath(target));
  return [markOf(folder), ...paths.map((path) => relative(folder, path))];
}
