import type { Issue } from '../errors/issue.ts';
import { refusal } from './answer.ts';
import type { ApiHandlerOptions, ApiInput, ReviewIssue } from './apiHandlerOptions.ts';
import { callOperation } from './callOperation.ts';
import { isForeign } from './isForeign.ts';
import { type Match, matchOperation } from './matchOperation.ts';
import { readInput } from './readInput.ts';
import { toResponse } from './toResponse.ts';

/** Shorter than those of the page's client, which would otherwise give up on an answer that is still coming. */
const timeout = { attempt: 20_000, total: 25_000 };

/**
 * Returns a function that forwards operations of a page to the API, with your key. It answers in the API's own wire
 * shapes: the page uses the same client, with `baseUrl: '/api'` and without a key, and comes to the same outcomes.
 *
 * Refused before anything is sent: requests from pages of other origins (403), operations that are not listed (404),
 * what `authorize` refuses (401, 403), bodies that are too large (413), not JSON (415) or malformed (400), and what
 * `review` finds (400). An API that could not be reached is a 424. A page that goes away doesn't stop a POST or DELETE:
 * its outcome would be unknown.
 *
 * @example
 * const handler = createApiHandler({
 *   client: createClient({ baseUrl: 'https://api.example/api', apiKey: 'test_key', fetch }),
 *   operations: ['listAssetCodes'],
 *   authorize: (request, operation, input) => ({ input }),
 * });
 * (await handler(new Request('https://shop.example/api/wallets'))).status // 404
 */
export function createApiHandler(
  options: ApiHandlerOptions,
): (request: Request) => Promise<Response> {
  const { client, operations, prefix = '/api', origins, maxBodyBytes = 32 * 1024 * 1024 } = options;
  const listed = (request: Request): Match | undefined => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${prefix}/`)) return undefined;
    const match = matchOperation(request.method, pathname.slice(prefix.length));
    return match && operations.includes(match.operation) ? match : undefined;
  };
  return async (request) => {
    if (isForeign(request, origins)) {
      return refusal(403, 'FOREIGN_ORIGIN', 'Pages of this origin may not call this server');
    }
    const match = listed(request);
    if (!match) return refusal(404, 'NOT_FOUND', 'There is no such operation');
    const { input, refused } = await readInput(request, match.params, maxBodyBytes);
    if (refused) return refused;
    const permitted = await permit(options, request, match, input);
    if (permitted.refused) return permitted.refused;
    const isRead = request.method === 'GET';
    const call = { timeout, ...(isRead && { signal: request.signal }) };
    return toResponse(await callOperation(client, match.operation, permitted.input, call));
  };
}

type Permitted =
  | { readonly input: ApiInput; readonly refused?: undefined }
  | { readonly refused: Response };

/** The page's client reads no more. */
const maxIssues = 200;

const toIssue = ({ path, message, rule, remedy }: ReviewIssue): Issue => ({
  path: path.map((key) => (typeof key === 'number' ? key : String(key))),
  message,
  rule,
  remedy,
});

/** Asks the owner of the key, then has the input reviewed. */
async function permit(
  { authorize, review, onError }: ApiHandlerOptions,
  request: Request,
  { operation }: Match,
  input: ApiInput,
): Promise<Permitted> {
  try {
    const decision = await authorize(request, operation, input);
    if (decision.status !== undefined) {
      return { refused: refusal(decision.status, 'NOT_PERMITTED', 'This is not permitted') };
    }
    const issues = (await review?.(operation, decision.input)) ?? [];
    if (issues.length === 0) return { input: decision.input };
    const found = issues.slice(0, maxIssues).map(toIssue);
    return { refused: refusal(400, 'VALIDATION_ERROR', 'The review found errors', found) };
  } catch (error) {
    onError?.(error);
    return { refused: refusal(424, 'NOT_SENT', 'The server failed before anything was sent') };
  }
}
