/** The ways in which an answer can fail: late, slow, refused, lost, or of a shape that the specification doesn't show. */
export const faultKinds = [
  'latency',
  'status',
  'drop',
  'drop-after',
  'truncate',
  'slow-body',
  'html',
  'unknown-state',
  'unknown-field',
  'repeat-item',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One fault: its kind, the operation it applies to, and how often it occurs. */
export interface FaultRule {
  /** Name of an operation, such as `listWallets`. Default: all operations. */
  readonly operation?: string;
  readonly kind: FaultKind;
  /** Milliseconds to wait, for `latency` before the work, for `slow-body` in the middle of the answer. */
  readonly ms?: number;
  /** 401, 429 or 5xx, for `status`. */
  readonly status?: number;
  /** Share of requests with the fault, 0 to 1. Default 1. */
  readonly rate?: number;
  /** Number of requests with the fault, counted from when the plan is set. Default: no limit. */
  readonly times?: number;
}

/** A merchant's faults. The same seed and the same requests give the same faults. */
export interface FaultPlan {
  readonly seed: number;
  readonly rules: readonly FaultRule[];
}
