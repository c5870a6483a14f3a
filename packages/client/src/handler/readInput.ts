import { listLimits, toFinding, tooManyElements } from '@passmuster/findings';
import type { BodyRefusal } from '../body/bodyRefusal.ts';
import type { ReadBody } from '../body/createBodyReader.ts';
import { notSent } from '../errors/responseError.ts';
import { refusal } from './answer.ts';
import type { ApiInput } from './apiHandlerOptions.ts';
import type { Match } from './matchOperation.ts';

/** Query parameters that are numbers. Source: API spec 1.0.0, List wallets. */
const numbers: ReadonlySet<string> = new Set(['page', 'limit']);

/** The input that a request carries, or the response that refuses it. */
export type ReadInput =
  | { readonly input: ApiInput; readonly refused?: undefined }
  | { readonly refused: Response; readonly input?: undefined };

/**
 * Returns the path parameters, the JSON body and, if the operation has one, the query of a request in one object. The
 * path wins, then the body.
 */
export function readInput({ url }: Request, { entry, params }: Match, body: ReadBody): ReadInput {
  if (body.refused) return { refused: toResponse(body.refused) };
  const { value = {} } = body;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { refused: refusal(400, 'INVALID_JSON', 'The body is not a JSON object') };
  const query = entry.query ? queryOf(new URL(url).searchParams) : {};
  if (!query) return { refused: refusal(400, 'VALIDATION_ERROR', 'A parameter is repeated') };
  return { input: { ...query, ...value, ...params } };
}

function queryOf(search: URLSearchParams): Record<string, unknown> | undefined {
  const query = new Map<string, unknown>();
  for (const [name, text] of search) {
    if (query.has(name)) return undefined;
    query.set(name, numbers.has(name) && /^\d{1,15}$/.test(text) ? Number(text) : text);
  }
  return Object.fromEntries(query);
}

function toResponse({ status, code, message, headers }: BodyRefusal): Response {
  if (code === 'TOO_MANY_VALUES') {
    const { rule, message, remedy } = toFinding(tooManyElements, [], { most: listLimits.perBody });
    return refusal(400, 'VALIDATION_ERROR', message, [{ path: [], rule, message, remedy }]);
  }
  // The page would otherwise have to assume, after a 408 or a 503, that the API has acted.
  const isLater = status === 408 || status === 503;
  return refusal(status, isLater ? notSent : code, message, undefined, headers);
}
