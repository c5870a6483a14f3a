/** What may go wrong with an answer. */
export const faultKinds = ['latency', 'status', 'drop', 'drop-after', 'truncate'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One fault: what, for which operation, and how often. */
export interface FaultRule {
  /** Name of an operation, such as `listWallets`; every one where absent. */
  readonly operation?: string;
  readonly kind: FaultKind;
  /** Milliseconds to wait, for `latency`. */
  readonly ms?: number;
  /** 401, 429 or 5xx, for `status`. */
  readonly status?: number;
  /** Share of requests that meet the fault, 0 to 1; 1 where absent. */
  readonly rate?: number;
}

/** A merchant's faults. The same seed and the same requests meet the same faults again. */
export interface FaultPlan {
  readonly seed: number;
  readonly rules: readonly FaultRule[];
}
