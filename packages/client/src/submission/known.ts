/** Fields that must be unique among customers. Source: API spec 1.0.0, Business customer, email and phone. */
export type IdentityField = 'email' | 'phone';

/**
 * Salted hashes of an email address and a phone number, or of an account, such as `email:9f86d081…`. Empty if there is
 * none of them.
 */
export type Mark = readonly string[];

/** One request, as it was recorded before it was sent. */
export interface Attempt {
  /** When, ISO 8601 in UTC. */
  readonly at: string;
  /** Salted hash of the body. */
  readonly hash: string;
  readonly mark: Mark;
}

/** Why an attempt created nothing, or may not have. It holds no value of the body. */
export interface Failure {
  /** `refused`: the API refused it. `not_sent`: nothing was accepted, so it may be sent again. `unknown`: the answer was lost. */
  readonly outcome: 'refused' | 'not_sent' | 'unknown';
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  /** The field that another customer already has, if that is why it was refused. */
  readonly duplicate?: IdentityField | undefined;
}

/** Attempts whose answer was lost: each may have created something. */
export interface Doubt {
  /** The first of them, ISO 8601 in UTC. */
  readonly since: string;
  readonly mark: Mark;
  /** The submission that made the attempts, if it is another one, with the same email or phone. */
  readonly key?: string | undefined;
  /** Of what that submission has created for certain. */
  readonly id?: string | undefined;
  /** The fields that are the same in that submission. */
  readonly fields?: readonly IdentityField[] | undefined;
}

/** What is known of a submission. `kind` is about the last attempt, `doubt` about this and earlier ones. */
export interface Known {
  /**
   * `loading`: the journal has not been read. `idle`: nothing was sent, or the answer was lost (then there is a doubt).
   * `probably-created`: refused as a duplicate of what an attempt in doubt has probably created.
   */
  readonly kind: 'loading' | 'idle' | 'sending' | 'created' | 'refused' | 'probably-created';
  /** Of what was created, if the API named it. */
  readonly id?: string | undefined;
  /** Why the last attempt failed. */
  readonly error?: Failure | undefined;
  /** The last attempt. */
  readonly attempt?: Attempt | undefined;
  /** No answer clears it: only a complete listing or the decision of a person does, where it was made. */
  readonly doubt?: Doubt | undefined;
  /** A doubt that ended because nothing had been created. A refusal as its duplicate raises it again, once. */
  readonly dismissed?: Doubt | undefined;
}
