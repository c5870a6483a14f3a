import type { CustomerValues, FileRef } from '@passmuster/form';
import { type DeviceDrafts, openDrafts, type StoredDraft as Stored } from '@passmuster/form/drafts';

/** An application that wasn't submitted yet, as it is kept on this device. */
export type StoredDraft = Stored<CustomerValues>;

let opening: Promise<DeviceDrafts<CustomerValues>> | undefined;

/** Opens what this device keeps of applications, once. Rejects if the browser forbids storage. */
export function openStorage(): Promise<DeviceDrafts<CustomerValues>> {
  opening ??= openDrafts({ name: 'passmuster-demo-drafts' });
  return opening;
}

/** Loads a file of this device. */
export const loadFile = async (file: FileRef): Promise<Blob | undefined> =>
  (await openStorage()).loadFile(file);

/** Calls `listener` when this tab or another one has stored something. Returns a function that ends it. */
export function followStorage(listener: () => void): () => void {
  let isOver = false;
  let end = (): void => undefined;
  const start = async (): Promise<void> => {
    const storage = await openStorage();
    if (!isOver) end = storage.subscribe(listener);
  };
  start().catch(() => undefined);
  return () => {
    isOver = true;
    end();
  };
}
