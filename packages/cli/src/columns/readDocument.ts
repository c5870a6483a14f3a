import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** Why a document file can't be sent. */
export type DocumentProblem = 'missing' | 'outside' | 'irregular' | 'tooLarge' | 'otherType';

/** A document file as a data URI, or why it can't be sent. */
export type ReadDocument =
  | { readonly uri: string; readonly problem?: undefined }
  | { readonly uri?: undefined; readonly problem: DocumentProblem };

const maximumSize = 10 * 1024 * 1024;

const signatures: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
];

/** The type by the first bytes, whatever the name says. */
const typeOf = (bytes: Uint8Array): string | undefined =>
  signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0];

/** True for a cell that names a file, rather than holding a data URI or a URL. */
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
