import { bodyError } from '../errors/bodyError.ts';
import { onAbort } from './scope.ts';

/**
 * Returns the body as text. Reads it chunk by chunk, so that neither a huge body nor a small one that
 * decompresses to a huge one is ever in memory. Bytes that are not UTF-8 become U+FFFD, as in `Response.json()`.
 *
 * @throws {Error} with the code BODY_TOO_LARGE beyond `maxBytes`, or BODY_TOO_SHORT with less than `content-length`
 */
export async function readBody(
  { body, headers }: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const cancel = (): void => void reader.cancel().catch(() => {});
  onAbort(signal, cancel);
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      cancel();
      throw bodyError('BODY_TOO_LARGE');
    }
    text += decoder.decode(value, { stream: true });
  }
  const announced = Number(headers.get('content-length') ?? bytes);
  if (bytes < announced && !headers.has('content-encoding')) throw bodyError('BODY_TOO_SHORT');
  return text + decoder.decode();
}
