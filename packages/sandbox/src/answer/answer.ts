/** What an operation answers, before it becomes an HTTP response. Refusals are answers too. */
export interface Answer {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `{ status: 'success', data, ... }`. Source: API spec 1.0.0, What the service does. */
export function success(
  status: number,
  fields: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return { status, body: JSON.stringify({ status: 'success', ...fields }), headers };
}
