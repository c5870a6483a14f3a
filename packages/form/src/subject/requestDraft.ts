import { type FileRef, fileRefsIn } from '../values/fileRef.ts';
import { toDraft } from './toDraft.ts';
import { withCallingCode } from './withCallingCode.ts';

/** Returns the request body for what a form holds, each file as what `uriOf` returns for it. */
export async function requestDraft(
  values: unknown,
  uriOf: (file: FileRef) => Promise<string>,
): Promise<unknown> {
  const uris = new Map<string, string>();
  for (const file of fileRefsIn(values)) uris.set(file.fileId, await uriOf(file));
  return withCallingCode(toDraft(values, ({ fileId }) => uris.get(fileId) ?? ''));
}

export const toBlob = (draft: unknown): Blob =>
  new Blob([JSON.stringify(draft)], { type: 'application/json' });
