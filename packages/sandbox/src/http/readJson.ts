import { isUtf8 } from 'node:buffer';
import { type Finding, listLimits, toFinding, tooManyElements } from '@passmuster/findings';
import { type Answer, failure } from './answer.ts';
import { exceedsValues } from './exceedsValues.ts';

/** The body, or the findings or refusal that explain why there is none. */
type Read =
  | { readonly value: unknown }
  | { readonly finding: Finding }
  | { readonly answer: Answer };

const tooLarge = (limit: number): Read => ({
  answer: failure(413, 'BODY_TOO_LARGE', `The body is larger than ${limit} bytes`, {
    connection: 'close',
  }),
});
const malformed = (message: string): Read => ({ answer: failure(400, 'INVALID_JSON', message) });

/** Many times the number of values that a body within the limits of its schema can have. SPEC-GAP 74. */
const maxValues = 250_000;

/**
 * Returns the JSON body of a request, or `undefined` if it has none. Keeps at most `limit` bytes. Refuses another
 * content type or an encoding such as gzip (415), bytes that are not UTF-8, text that is not JSON and too many
 * values (400).
 */
export async function readJson(request: Request, limit: number): Promise<Read> {
  const bytes = await readBytes(request, limit).catch(() => undefined);
  if (bytes === undefined) return malformed('The body ended early');
  if (bytes === 'too large') return tooLarge(limit);
  if (bytes.length === 0) return { value: undefined };
  if (!isJson(request.headers.get('content-type')))
    return unsupported('Send the body as application/json');
  if (!isIdentity(request.headers.get('content-encoding')))
    return unsupported('Send the body without Content-Encoding');
  if (!isUtf8(bytes)) return malformed('The body is not valid UTF-8');
  if (exceedsValues(bytes, maxValues))
    return { finding: toFinding(tooManyElements, [], { most: listLimits.perBody }) };
  try {
    return { value: JSON.parse(bytes.toString('utf8')) as unknown };
  } catch {
    return malformed('The body is not valid JSON');
  }
}

/** RFC 9110 §15.5.16: `accept-encoding` says that the encoding may have been the reason. */
const unsupported = (message: string): Read => ({
  answer: failure(415, 'UNSUPPORTED_MEDIA_TYPE', message, { 'accept-encoding': 'identity' }),
});

const isIdentity = (encoding: string | null): boolean => /^(?:identity)?$/i.test(encoding ?? '');

const isJson = (type: string | null): boolean => /^application\/json\s*(?:;|$)/i.test(type ?? '');

/**
 * How much of a body that is too large is read, as a multiple of the limit. A caller that is still sending
 * may not read the answer.
 */
const drainedLimits = 4;

async function readBytes(request: Request, limit: number): Promise<Buffer | 'too large'> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) <= limit)
    return Buffer.from(await request.arrayBuffer());
  let chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limit) chunks = [];
    else chunks.push(chunk);
    if (length > limit * drainedLimits) break;
  }
  return length > limit ? 'too large' : Buffer.concat(chunks);
}
