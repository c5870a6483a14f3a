import { requestDraft, toBlob } from '../subject/requestDraft.ts';
import type { FileRef } from '../values/fileRef.ts';
import { toDataUri } from './dataUri.ts';

/**
 * Returns the request body of the values, without a worker.
 *
 * @throws Error if a file is not among `files`: it would be missing in the request.
 */
export async function bodyOf(values: unknown, files: ReadonlyMap<string, Blob>): Promise<Blob> {
  const uriOf = ({ fileId }: FileRef): Promise<string> => {
    const file = files.get(fileId);
    if (!file) throw new Error('A file of this application is not in this page');
    return toDataUri(file);
  };
  return toBlob(await requestDraft(values, uriOf));
}
