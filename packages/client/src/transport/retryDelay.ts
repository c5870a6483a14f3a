import { notifyHook } from '../config/hooks.ts';
import type { Settings } from '../config/settings.ts';
import type { ClientError } from '../errors/clientError.ts';

/**
 * The kinds and statuses after which the same GET may succeed.
 * Source of the statuses: RFC 9110 §15.5.9, §15.6; RFC 6585 §4.
 */
const passing = /^(?:connection|timeout) | (?:408|429|50[0234])$/;

const mayRetry = ({ kind, outcome, status }: ClientError, method: string): boolean =>
  method === 'GET' ? passing.test(`${kind} ${status}`) : outcome === 'not_sent';

/** Returns a number from 0 to 1, whatever a caller's source returns or throws. */
function jitterOf(random: () => unknown): number {
  let jitter: unknown;
  notifyHook(() => {
    jitter = random();
    return jitter;
  }, undefined);
  return typeof jitter === 'number' && jitter >= 0 && jitter <= 1 ? jitter : 1;
}

/** Returns the milliseconds before the next attempt, or undefined if there is none. */
export function retryDelay(
  error: ClientError,
  method: string,
  { retry, random }: Settings,
  total: number,
): number | undefined {
  const { attempts, retryAfter = 0 } = error;
  const requested = retryAfter * 1000;
  if (attempts > retry.limit || !mayRetry(error, method)) return undefined;
  if (requested > Math.min(retry.maxRetryAfter, total)) return undefined;
  const longest = Math.min(retry.maxDelay, retry.baseDelay * 2 ** (attempts - 1));
  return Math.max(longest * (0.5 + jitterOf(random) / 2), requested);
}
