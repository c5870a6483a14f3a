/** The answer to a request, before it becomes an HTTP response. Refusals are answers too. */
export interface Answer {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds to wait after half of the body. Absent: the body is sent at once. */
  readonly pauseMs?: number;
}

/** Returns the answer `{ status: 'success', data, ... }`. Source: API spec 1.0.0, What the service does. */
export function success(status: number, fields: object): Answer {
  return { status, body: JSON.stringify({ status: 'success', ...fields }) };
}

/** Returns an error in the flat shape. Source: API spec 1.0.0, Errors: “Error body shape for operation errors”. */
export function failure(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return { status, body: JSON.stringify({ status: 'error', message, code }), headers };
}
