import type { ApplicationValues } from '../../integration/values.ts';

/** An application that wasn't submitted yet, as it is kept on this device. */
export interface StoredDraft {
  readonly id: string;
  readonly values: ApplicationValues;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly savedAt: number;
}
