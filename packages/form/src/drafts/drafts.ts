import type { Journal } from '@passmuster/client/submission';
import type { ServerError } from '../application/refusalsOf.ts';
import type { FileRef } from '../values/fileRef.ts';
import type { DraftClaim } from './claimDraft.ts';

/** An application as it is kept on this device. */
export interface StoredDraft<Values extends object = object> {
  readonly id: string;
  readonly values: Values;
  /** What the API refused of these values. */
  readonly serverErrors?: ServerError;
  /** Rises with each save, so that a page notices when another one has saved meanwhile. */
  readonly version: number;
  /** Version of the form that saved it. */
  readonly form: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly savedAt: number;
}

/**
 * Why there is no draft that can be loaded or saved: somebody forgot it, nothing is known of it, a later version of the form has saved
 * it, or its record can't be read.
 */
export type DraftLoss = 'forgotten' | 'vanished' | 'newer' | 'damaged';

/** A draft, or why there is none. */
export type Loaded<Values extends object> =
  | { readonly draft: StoredDraft<Values>; readonly lost?: undefined }
  | { readonly lost: DraftLoss; readonly draft?: undefined };

/**
 * The result of a save: the draft as it was saved, the one that another page saved in the meantime, or why the draft no
 * longer exists.
 */
export type Saved<Values extends object> =
  | (Loaded<Values> & { readonly conflict?: undefined })
  | {
      readonly conflict: StoredDraft<Values>;
      readonly draft?: undefined;
      readonly lost?: undefined;
    };

/** A file with its bytes. */
export type FileBytes = readonly [file: Pick<FileRef, 'fileId'>, bytes: Blob];

/**
 * Applications and their files, kept for longer than a page. `openDrafts` has them in IndexedDB; implement these members
 * for other storage. A method rejects if the storage fails. A draft that was deleted or has disappeared is never saved
 * again.
 */
export interface Drafts<Values extends object> {
  /** The journal for `createSubmission`. */
  readonly journal: Journal;
  /** What a page must say of all its drafts, if anything: they end with the page, or other tabs can't be noticed. */
  readonly lacks?: 'memory-only' | 'insecure' | undefined;
  /** Returns all drafts that can be read, the latest change first. */
  list(): Promise<readonly StoredDraft<Values>[]>;
  /** Returns a draft. With `initial`, adds it with these values if nothing is known of it. */
  load(id: string, initial?: Values): Promise<Loaded<Values>>;
  /** Saves values and their files as a new draft, all or nothing. */
  add(values: Values, files?: readonly FileBytes[]): Promise<StoredDraft<Values>>;
  /** Saves values, and what the API refused of them, over the draft that was loaded or saved last, unless another page has saved since, or the draft is gone. */
  save(
    last: StoredDraft<Values>,
    values: Values,
    serverErrors?: ServerError,
  ): Promise<Saved<Values>>;
  /** Hides a draft. `restore` shows it again, until `forget` or `expire` deletes it. */
  remove(id: string): Promise<void>;
  /** Undoes `remove`. Returns false if the draft is gone. */
  restore(id: string): Promise<boolean>;
  /** Stores the bytes of a file with its draft. Returns false, and stores nothing, if the draft is gone. */
  keepFile(id: string, file: FileRef, bytes: Blob): Promise<boolean>;
  loadFile(file: Pick<FileRef, 'fileId' | 'type'>): Promise<Blob | undefined>;
  /**
   * Deletes drafts that were last saved before a time, in milliseconds since 1970; and, after an hour, drafts that were removed and
   * files that no draft refers to.
   */
  expire(before: number): Promise<void>;
  /** Deletes a draft and its files at once. Only its id and the time stay. The journal has no personal data. */
  forget(id: string): Promise<void>;
  /** Claims a draft for this tab. `onChange` is called after each change of its state. */
  claim(id: string, onChange: () => void): DraftClaim;
  /** Calls back when a draft or an entry of the journal was stored, in this tab or another. */
  subscribe(listener: () => void): () => void;
  close(): void;
}
