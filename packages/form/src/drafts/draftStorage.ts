/** Bytes of a file, apart from the drafts: saving a draft doesn't write its files again. */
export interface StoredFile {
  readonly fileId: string;
  /** Id of the draft that it is deleted with. Files of the first version of the database have none. */
  readonly draftId?: string;
  readonly blob: Blob | ArrayBuffer;
  readonly savedAt: number;
}

/** All that stays of a draft that was forgotten, so that nothing puts it again. */
export interface Tombstone {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Records of one kind, by their ids. A store of IndexedDB is one. */
export interface Records<Value> {
  get(id: string): Promise<Value | undefined>;
  getAll(): Promise<readonly Value[]>;
  put(value: Value): Promise<unknown>;
  delete(id: string): Promise<void>;
}

/** What a transaction reads and writes. */
export interface DraftRecords {
  /** Unknown until it is read: it may be of a later version, or damaged. */
  readonly drafts: Records<unknown>;
  readonly files: Records<StoredFile>;
  readonly tombstones: Records<Tombstone>;
}

/** Where drafts are kept. */
export interface DraftStorage {
  /** Runs `work`, which may wait for these records only, while nobody else reads or writes. Keeps nothing of it if it rejects. */
  atomically<Result>(work: (records: DraftRecords) => Promise<Result>): Promise<Result>;
}
