/** What is known of an answer besides its data. */
export class ResponseInfo {
  readonly status: number;
  /** From `x-request-id`; name it when asking for support. */
  readonly requestId: string | undefined;
  /** How often the request was sent. */
  readonly attempts: number;
  /** The API's words, on operations that have some (SPEC-GAP 67). */
  readonly message: string | undefined;
  readonly #headers: Headers;

  constructor(
    headers: Headers,
    facts: Pick<ResponseInfo, 'status' | 'requestId' | 'attempts' | 'message'>,
  ) {
    this.#headers = headers;
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.attempts = facts.attempts;
    this.message = facts.message;
  }

  /** A header of the answer, null if there is none. A method, so that headers stay out of logs. */
  header(name: string): string | null {
    return this.#headers.get(name);
  }
}
