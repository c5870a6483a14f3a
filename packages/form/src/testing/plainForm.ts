import type { ServerError } from '../application/refusalsOf.ts';
import type { DraftForm } from '../drafts/openedDraft.ts';
import type { FileRef } from '../values/fileRef.ts';

/** A form without fields and reviews: it holds what a draft needs. */
export interface PlainForm<Values extends object>
  extends Omit<DraftForm<Values>, 'setServerErrors'> {
  /** Takes what was refused; `undefined` once nothing of it stands. */
  setServerErrors(error: ServerError | undefined): void;
  /** Enters values. */
  change(values: Values): void;
  /** Keeps a file, and waits for those who store it. */
  attach(file: FileRef, bytes: Blob): Promise<void>;
  /** The files whose bytes the page has. */
  readonly bytes: Map<string, Blob>;
}

export function plainForm<Values extends object>(initial: Values): PlainForm<Values> {
  let current = initial;
  let refused: ServerError | undefined;
  const listeners = new Set<() => void>();
  const stores = new Set<(file: FileRef, bytes: Blob) => Promise<void>>();
  const bytes = new Map<string, Blob>();
  const set = (values: Values): void => {
    current = values;
    for (const listener of listeners) listener();
  };
  return {
    get values() {
      return current;
    },
    get serverErrors() {
      return refused;
    },
    bytes,
    change: set,
    setServerErrors(error) {
      refused = error;
      set(current);
    },
    reset(values, files = new Map()) {
      for (const [id, blob] of files) bytes.set(id, blob);
      set(values);
    },
    async attach(file, blob) {
      bytes.set(file.fileId, blob);
      await Promise.all([...stores].map((store) => store(file, blob)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onKeep(store) {
      stores.add(store);
      return () => void stores.delete(store);
    },
  };
}
