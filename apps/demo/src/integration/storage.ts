import { type Drafts, openDrafts } from '@passmuster/form/drafts';

let opening: Promise<Drafts<object>> | undefined;

/** Opens what this device keeps of applications, once. Rejects if the browser forbids storage. */
export function openStorage(): Promise<Drafts<object>> {
  opening ??= openDrafts({ name: 'passmuster-demo-drafts' });
  return opening;
}

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
