import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { fileKindOf, mediaTypes } from '@passmuster/schemas';

/** Why a document file can't be sent. */
export type DocumentProblem = 'missing' | 'outside' | 'irregular' | 'tooLarge' | 'otherType';

/** A document file as a data URI, or why it can't be sent. */
export type ReadDocument =
  | { readonly uri: string; readonly problem?: undefined }
  | { readonly uri?: undefined; readonly problem: DocumentProblem };

const maximumSize = 10 * 1024 * 1024;

/** The kinds of files that can be sent. */
const kinds = ['png', 'jpeg', 'gif', 'pdf'] as const;

/** Enough of a file to tell its kind. */
const headLength = 4096;

/** Returns the media type by the first bytes, whatever the name says. */
function typeOf(bytes: Buffer): string | undefined {
  const found = fileKindOf(bytes.toString('latin1', 0, headLength));
  const kind = kinds.find((one) => one === found);
  return kind && mediaTypes[kind];
}

/** Returns true for a cell that names a file, rather than holding a data URI or a URL. */
export const isDocumentPath = (cell: string): boolean => !/^[a-z][a-z0-9+.-]+:/i.test(cell);

/**
 * Reads a document named in a table and returns it as a data URI. Only files in `folder` or below are read, links
 * resolved, so that a table from somebody else can't pick files of this machine.
 */
export function readDocument(name: string, folder: string): ReadDocument {
  try {
    const root = realpathSync(folder);
    const path = realpathSync(resolve(root, name));
    if (!path.startsWith(root + sep)) return { problem: 'outside' };
    const stats = statSync(path);
    if (!stats.isFile()) return { problem: 'irregular' };
    if (stats.size > maximumSize) return { problem: 'tooLarge' };
    const bytes = readFileSync(path);
    const type = typeOf(bytes);
    if (type === undefined) return { problem: 'otherType' };
    return { uri: `data:${type};base64,${bytes.toString('base64')}` };
  } catch {
    return { problem: 'missing' };
  }
}
