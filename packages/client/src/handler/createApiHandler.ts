import { createBodyDropper } from '../body/createBodyDropper.ts';
import { createBodyReader, type ReadBody } from '../body/createBodyReader.ts';
import { maxBodyBytes } from '../body/maxBodyBytes.ts';
import { settingsOf } from '../config/client.ts';
import { notifyHook } from '../config/hooks.ts';
import { turn } from '../transport/scope.ts';
import { refusal } from './answer.ts';
import type { ApiHandlerOptions, ApiInput } from './apiHandlerOptions.ts';
import { callOperation } from './callOperation.ts';
import { checkOptions } from './checkOptions.ts';
import { compareRevisions } from './compareRevisions.ts';
import { decide, inTime } from './decide.ts';
import { isForeign } from './isForeign.ts';
import { readLimits } from './limits.ts';
import { type Match, matchOperation } from './matchOperation.ts';
import { readInput } from './readInput.ts';
import { failedBeforeSending, reviewInput } from './reviewInput.ts';
import { toResponse, unknownOutcome } from './toResponse.ts';

/** Shorter than those of the page's client, which would otherwise give up on an answer that is still coming. */
const timeout = { attempt: 20_000, total: 25_000 };

/** Announced bytes of all refused bodies that are read to their end at once, so that their pages read why. */
const droppedBytes = 16 * 1024 * 1024;

/**
 * Returns a function that forwards operations of a page to the API, with your key. It answers in the API's own wire
 * shapes: the page uses the same client, with `baseUrl: '/api'` and without a key, and comes to the same outcomes. It
 * never rejects.
 *
 * Refused before anything is sent, in this order: requests from pages of other origins (403), operations that are not
 * listed (404), visitors without a session (401, 403), and only then the body is read: too large (413), not JSON (415),
 * malformed (400), slow (408) or beside others that use the memory (503); what `permit` refuses (403), and what `review`
 * finds (400). An API that could not be reached is a 424. A page that goes away doesn't stop a POST or DELETE: its
 * outcome would be unknown.
 *
 * @throws {TypeError} if an option cannot work, such as an origin with a path, or no `permit`
 *
 * @example
 * const handler = createApiHandler({
 *   client: createClient({ baseUrl: 'https://api.example/api', apiKey: 'test_key', fetch }),
 *   operations: ['listAssetCodes'],
 *   origins: ['https://shop.example'],
 *   authorize: (request) => (request.headers.has('cookie') ? { as: 'a visitor' } : { status: 401 }),
 *   permit: (input) => ({ input }),
 * });
 * (await handler(new Request('https://shop.example/api/asset-codes'))).status // 401
 */
export function createApiHandler<Session>(
  options: ApiHandlerOptions<Session>,
): (request: Request) => Promise<Response> {
  checkOptions(options);
  const { client, operations, prefix = '/api', origins, review, onError } = options;
  const { bodyBytes, decisionMs, ...shared } = readLimits(options.limits);
  const readBody = createBodyReader(shared);
  const dropBody = createBodyDropper({ ...shared, inFlightBytes: droppedBytes });
  const { redact } = settingsOf(client);
  const deciding = { decisionMs, onError };

  const listed = (request: Request): Match | undefined => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${prefix}/`)) return undefined;
    const match = matchOperation(request.method, pathname.slice(prefix.length));
    return match && operations.includes(match.operation) ? match : undefined;
  };

  /** Calls the operation once everything has been decided. What fails from here on has an unknown outcome. */
  const call = async ({ operation }: Match, input: ApiInput, signal?: AbortSignal) => {
    try {
      const result = await callOperation(client, operation, input, { timeout, signal });
      if (result.error || !options.answer || !('data' in result.data))
        return toResponse(result, redact);
      const data = await inTime('answer', deciding, () =>
        options.answer?.(operation, result.data['data']),
      );
      if (JSON.stringify(data) === undefined)
        throw new TypeError('answer must return JSON: what the page may see');
      return toResponse({ ...result, data: { ...result.data, data } }, redact);
    } catch (error) {
      notifyHook(onError, error);
      return unknownOutcome();
    }
  };

  const respond = async (request: Request): Promise<Response> => {
    if (isForeign(request, origins))
      return refusal(403, 'FOREIGN_ORIGIN', 'This server answers only its own pages');
    const match = listed(request);
    if (!match) return refusal(404, 'NOT_FOUND', 'There is no such operation');
    const { operation, entry } = match;
    const { method, url, headers, signal } = request;
    const visitor = await decide('authorize', 'as', isSession<Session>, deciding, () =>
      options.authorize(new Request(url, { method, headers, signal }), operation),
    );
    if (visitor.refused) return visitor.refused;
    const forward = async (body: ReadBody): Promise<Response> => {
      const { input, refused } = readInput(request, match, body);
      if (refused) return refused;
      const permitted = await decide('permit', 'input', isInput, deciding, () =>
        options.permit(input, { as: visitor.value, operation }),
      );
      if (permitted.refused) return permitted.refused;
      const { value } = permitted;
      compareRevisions(request, operation, options);
      const found = review && (await reviewInput(() => review(operation, value), deciding));
      if (found) return found;
      await turn();
      return call(match, value, method === 'GET' ? signal : undefined);
    };
    if (method === 'GET') return forward({ value: undefined });
    const maxBytes = maxBodyBytes(entry.body, bodyBytes);
    const limits = { maxBytes, isOptional: !entry.body?.isRequired };
    return readBody(request, limits, forward);
  };

  return async (request) => {
    const response = await respond(request).catch((error: unknown) => {
      notifyHook(onError, error);
      return failedBeforeSending();
    });
    await dropBody(request);
    return response;
  };
}

/** Returns true for what a forgotten call or `await` leaves in place of a value. */
const isForgotten = (value: unknown): boolean =>
  typeof value === 'function' || typeof Reflect.get(Object(value), 'then') === 'function';

const isSession = <Session>(as: unknown): as is Session => Boolean(as) && !isForgotten(as);

const isInput = (input: unknown): input is ApiInput =>
  typeof input === 'object' && input !== null && !Array.isArray(input) && !isForgotten(input);
