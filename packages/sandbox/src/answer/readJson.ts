import { isUtf8 } from 'node:buffer';
import type { Answer } from './answer.ts';
import { refusal } from './refusal.ts';

type Read = { readonly value: unknown } | { readonly answer: Answer };

const tooLarge = (limit: number): Read => ({
  answer: refusal(413, 'BODY_TOO_LARGE', `The body is larger than ${limit} bytes`, {
    connection: 'close',
  }),
});
const malformed = (message: string): Read => ({ answer: refusal(400, 'INVALID_JSON', message) });

/**
 * The JSON body of a request: `undefined` for none. Keeps at most `limit` bytes. Refuses another
 * content type (415), bytes that are no UTF-8 and text that is no JSON (400).
 */
export async function readJson(request: Request, limit: number): Promise<Read> {
  const bytes = await readBytes(request, limit).catch(() => undefined);
  if (bytes === undefined) return malformed('The body ended early');
  if (bytes === 'too large') return tooLarge(limit);
  if (bytes.length === 0) return { value: undefined };
  if (!isJson(request.headers.get('content-type'))) {
    return {
      answer: refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json'),
    };
  }
  if (!isUtf8(bytes)) return malformed('The body is not valid UTF-8');
  try {
    return { value: JSON.parse(bytes.toString('utf8')) as unknown };
  } catch {
    return malformed('The body is not valid JSON');
  }
}

const isJson = (type: string | null): boolean =>
  type === 'application/json' || /^application\/json\s*(?:;|$)/i.test(type ?? '');

/** How much of a body that is too large is read on, in limits: a caller still sending may miss the answer. */
const patience = 4;

async function readBytes(request: Request, limit: number): Promise<Buffer | 'too large'> {
  const announced = request.headers.get('content-length');
  // With a length announced and within the limit, the body may be taken in one piece.
  if (announced !== null && Number(announced) <= limit) {
    return Buffer.from(await request.arrayBuffer());
  }
  let chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limit) chunks = [];
    else chunks.push(chunk);
    if (length > limit * patience) break;
  }
  return length > limit ? 'too large' : Buffer.concat(chunks);
}
