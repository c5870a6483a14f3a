/** What may go wrong with an answer. */
export const faultKinds = ['latency', 'status', 'drop', 'drop-after', 'truncate'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One fault: what, for which operation, and how often. */
export interface FaultRule {
  /** Name of an operation, such as `listWallets`; all where absent. */
  readonly operation?: string;
  readonly kind: FaultKind;
  /** Milliseconds to wait, for `latency`. */
  readonly ms?: number;
  /** 401, 429 or 5xx, for `status`. */
  readonly status?: number;
  /** Share of requests with the fault, 0 to 1; 1 where absent. */
  readonly rate?: number;
}

/** A merchant's faults. The same seed and the same requests give the same faults. */
export interface FaultPlan {
  readonly seed: number;
  readonly rules: readonly FaultRule[];
}
