/** A way in which a storage fails under a running sandbox, and the answers that are documented for it. */
export interface StorageFault<Place> {
  readonly name: string;
  /** Makes the storage fail. Returns the function that repairs it, if anything does. */
  readonly inject: (place: Place) => Promise<(() => Promise<void>) | undefined>;
  /** Allowed statuses of routes that only read. */
  readonly reads: readonly number[];
  /** Allowed statuses of routes that write. */
  readonly writes: readonly number[];
  /** The code of every 503. */
  readonly code: 'STORAGE_FULL' | 'STORAGE_UNAVAILABLE';
  /** Status of `/health`. */
  readonly health: 200 | 503;
}
