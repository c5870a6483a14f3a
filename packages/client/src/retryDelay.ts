import type { ClientError } from './errors/clientError.ts';
import type { Settings } from './settings.ts';

/** Statuses after which the same GET may succeed. Source: RFC 9110 §15.5.9, §15.6; RFC 6585 §4. */
const passing = /^(?:408|429|50[0234])$/;

/** What a wait is for decides whether it counts towards the deadline. */
export interface Delay {
  readonly milliseconds: number;
  readonly isAsked: boolean;
}

function mayRetry(error: ClientError, method: string): boolean {
  if (error.kind === 'connection') return method === 'GET' || error.outcome === 'not_sent';
  if (method !== 'GET') return false;
  return error.kind === 'timeout' || passing.test(`${error.status}`);
}

/** The wait before the next attempt, undefined if there is none. */
export function retryDelay(
  error: ClientError,
  method: string,
  { retry, random }: Settings,
  total: number,
): Delay | undefined {
  if (error.attempts > retry.limit || !mayRetry(error, method)) return undefined;
  const longest = Math.min(retry.maxDelay, retry.baseDelay * 2 ** (error.attempts - 1));
  const own = longest * (0.5 + random() / 2);
  const asked = (error.retryAfter ?? 0) * 1000;
  if (asked > Math.min(retry.maxRetryAfter, total)) return undefined;
  return { milliseconds: Math.max(own, asked), isAsked: asked > own };
}
