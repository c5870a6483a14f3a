/** What is known of an answer besides its data. */
export class ResponseInfo {
  declare readonly status: number;
  /** From `x-request-id`; name it when asking for support. */
  declare readonly requestId: string | undefined;
  /** How often the request was sent. */
  declare readonly attempts: number;
  /** The API's words, on operations that have some (SPEC-GAP 67). */
  declare readonly message: string | undefined;
  readonly #headers: Headers;

  constructor(
    headers: Headers,
    facts: Pick<ResponseInfo, 'status' | 'requestId' | 'attempts' | 'message'>,
  ) {
    this.#headers = headers;
    Object.assign(this, facts);
  }

  /** A header of the answer, null if there is none. A method, so that headers stay out of logs. */
  header(name: string): string | null {
    return this.#headers.get(name);
  }
}
