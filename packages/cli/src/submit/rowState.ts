/**
 * What became of a row. `sending`: it was about to be sent; found at the start of a run, the answer never arrived.
 * `acknowledged`: the API created it. `refused`: the API refused it. `unknown`: the API may have acted.
 * `not-started`: nothing was sent, or the API asked to wait.
 */
export const rowStates = ['sending', 'acknowledged', 'refused', 'unknown', 'not-started'] as const;
export type RowState = (typeof rowStates)[number];

/** One line of the journal. It holds no value of the row. */
export interface JournalEntry {
  readonly row: number;
  /** Keyed hash of the body, and which of equal bodies it is. */
  readonly key: string;
  readonly state: RowState;
  /** When, ISO 8601 in UTC. */
  readonly at: string;
  readonly status?: number | undefined;
  /** Error code of the API, or of the transport. */
  readonly code?: string | undefined;
  /** Id that the API assigned. */
  readonly id?: string | undefined;
}
