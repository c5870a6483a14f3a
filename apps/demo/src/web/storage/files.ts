import { type FileRef, fileRefsIn } from '../../integration/values.ts';
import { openDatabase } from './database.ts';

/** Stores a file and returns its reference. */
export async function keepFile(file: File): Promise<FileRef> {
  const ref = { fileId: crypto.randomUUID(), name: file.name, type: file.type, size: file.size };
  const db = await openDatabase();
  try {
    await db.put('files', { id: ref.fileId, blob: file });
  } catch {
    // Private windows of WebKit store no Blobs, only bytes.
    await db.put('files', { id: ref.fileId, blob: await file.arrayBuffer() });
  }
  return ref;
}

export async function loadFile({ fileId, type }: FileRef): Promise<Blob | undefined> {
  const stored = (await (await openDatabase()).get('files', fileId))?.blob;
  return stored instanceof ArrayBuffer ? new Blob([stored], { type }) : stored;
}

/** Deletes the files that no draft refers to. */
export async function removeUnusedFiles(): Promise<void> {
  const db = await openDatabase();
  const used = new Set<string>();
  for (const draft of await db.getAll('drafts')) {
    for (const { fileId } of fileRefsIn(draft.values)) used.add(fileId);
  }
  for (const id of await db.getAllKeys('files')) if (!used.has(id)) await db.delete('files', id);
}
