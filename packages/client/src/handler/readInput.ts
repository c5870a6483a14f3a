import { refusal } from './answer.ts';
import type { ApiInput } from './apiHandlerOptions.ts';

/** Query parameters that are numbers. Source: API spec 1.0.0, List wallets. */
const numbers: ReadonlySet<string> = new Set(['page', 'limit']);

/** The input that a request carries, or the response that refuses it. */
export type ReadInput =
  | { readonly input: ApiInput; readonly refused?: undefined }
  | { readonly refused: Response; readonly input?: undefined };

/** Returns the path parameters, the query and the JSON body of a request in one object. */
export async function readInput(
  request: Request,
  params: Readonly<Record<string, string>>,
  maxBodyBytes: number,
): Promise<ReadInput> {
  const query = queryOf(new URL(request.url).searchParams);
  if (!query) return { refused: refusal(400, 'VALIDATION_ERROR', 'A parameter is repeated') };
  const read = request.method === 'GET' ? {} : await readBody(request, maxBodyBytes);
  if (read.refused) return read;
  return { input: { ...read.body, ...query, ...params } };
}

function queryOf(search: URLSearchParams): Record<string, unknown> | undefined {
  const query = new Map<string, unknown>();
  for (const [name, text] of search) {
    if (query.has(name)) return undefined;
    query.set(name, numbers.has(name) && /^\d{1,15}$/.test(text) ? Number(text) : text);
  }
  return Object.fromEntries(query);
}

type ReadBody =
  | { readonly body?: object; readonly refused?: undefined }
  | { readonly refused: Response };

async function readBody(request: Request, maxBodyBytes: number): Promise<ReadBody> {
  const tooLarge = () =>
    ({ refused: refusal(413, 'BODY_TOO_LARGE', `More than ${maxBodyBytes} bytes`) }) as const;
  if (Number(request.headers.get('content-length')) > maxBodyBytes) return tooLarge();
  const text = request.body === null ? '' : await textOf(request.body, maxBodyBytes);
  if (text === undefined) return tooLarge();
  if (text === '') return {};
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return { refused: refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json') };
  }
  const body = parsed(text);
  return body
    ? { body }
    : { refused: refusal(400, 'MALFORMED_JSON', 'The body is not a JSON object') };
}

/** Returns the text of a body; undefined once it is larger than allowed. */
async function textOf(
  body: ReadableStream<Uint8Array>,
  maxBodyBytes: number,
): Promise<string | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.byteLength;
    if (bytes > maxBodyBytes) {
      await reader.cancel().catch(() => {});
      return undefined;
    }
    pieces.push(decoder.decode(next.value, { stream: true }));
  }
  return pieces.join('') + decoder.decode();
}

/** Returns the object; undefined for other JSON, and for text that isn't JSON. Nothing of the text is repeated. */
function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
