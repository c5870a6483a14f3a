/** What a case is about, which decides what of ours judges it. */
export type PeerSubject = 'number' | 'state' | 'postal-code' | 'phone' | 'address' | 'iban' | 'bic';

/** A published test or example of another library. */
export interface PeerCase {
  readonly peer: string;
  /** As the peer groups its cases: `it/iva`, `FIXED_LINE`, the language of a name. */
  readonly topic: string;
  readonly subject: PeerSubject;
  /** ISO 3166-1 alpha-2, for what depends on a country. */
  readonly country?: string;
  /** The state that a postal code belongs to. */
  readonly state?: string;
  readonly text: string;
  /** Whether the peer takes the text. */
  readonly isValid: boolean;
}

/**
 * How a case was judged: `unknown` if nothing is on record that could judge it, `itself` if our check is the peer's own code,
 * `other-kind` if we judge otherwise because the case is of a kind that no field of ours asks for.
 */
export type Verdict = 'same' | 'itself' | 'different' | 'other-kind' | 'unknown';

/** What a peer publishes; `missing` says how to get it, if it isn't on this machine. */
export interface PeerCases {
  readonly peer: string;
  readonly cases: readonly PeerCase[];
  readonly missing?: string;
}
