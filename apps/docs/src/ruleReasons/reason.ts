/** Why a rule exists, and when to turn it off. Plain sentences. */
export interface Reason {
  readonly why: string;
  /** Absent if the general advice for rules of its kind applies. */
  readonly off?: string;
}

/** Reasons by the id of their rule. */
export type Reasons = Readonly<Record<string, Reason>>;
