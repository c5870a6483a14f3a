/** The answer to a body that is not read: its status, an error code and a message, which repeat nothing of it. */
export interface BodyRefusal {
  readonly status: 400 | 408 | 413 | 415 | 503;
  readonly code:
    | 'BODY_INCOMPLETE'
    | 'BODY_TOO_LARGE'
    | 'INVALID_JSON'
    | 'REQUEST_TIMEOUT'
    | 'SERVER_BUSY'
    | 'TOO_MANY_VALUES'
    | 'UNSUPPORTED_MEDIA_TYPE';
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
}

const refusal = (
  status: BodyRefusal['status'],
  code: BodyRefusal['code'],
  message: string,
  headers: BodyRefusal['headers'] = {},
): BodyRefusal => ({ status, code, message, headers });

export const tooLarge = (maxBytes: number): BodyRefusal =>
  refusal(413, 'BODY_TOO_LARGE', `The body is larger than ${maxBytes} bytes`);

/** RFC 9110 §15.5.16: `accept-encoding` says that the encoding may have been the reason. */
const unsupported = (message: string): BodyRefusal =>
  refusal(415, 'UNSUPPORTED_MEDIA_TYPE', message, { 'accept-encoding': 'identity' });

export const notJsonType: BodyRefusal = unsupported('Send the body as application/json');
export const encoded: BodyRefusal = unsupported('Send the body without Content-Encoding');
export const incomplete: BodyRefusal = refusal(400, 'BODY_INCOMPLETE', 'The body ended early');
export const tooSlow: BodyRefusal = refusal(
  408,
  'REQUEST_TIMEOUT',
  'The body was not complete in time',
);
export const busy: BodyRefusal = refusal(
  503,
  'SERVER_BUSY',
  'Other requests use the memory for bodies',
  { 'retry-after': '1' },
);
export const notUtf8: BodyRefusal = refusal(400, 'INVALID_JSON', 'The body is not valid UTF-8');
export const notJson: BodyRefusal = refusal(400, 'INVALID_JSON', 'The body is not valid JSON');
export const tooManyValues: BodyRefusal = refusal(
  400,
  'TOO_MANY_VALUES',
  'The body holds too many values',
);
