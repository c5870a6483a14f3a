import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Store } from '../db/store.ts';
import { type Answer, failure } from './answer.ts';

/** How many requests a key may send in a period. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Counts a request of a key, and returns the refusal if it exceeds the limit. SPEC-GAP 64. */
export type RateLimiter = (keyId: string) => Promise<Answer | undefined>;

/** Returns a rate limiter that counts in memory, or in PostgreSQL, where several instances share the limit. */
export async function createRateLimiter(
  limit: RateLimit | undefined,
  store: Store,
): Promise<RateLimiter> {
  if (limit === undefined) return async () => undefined;
  const limiter = await openLimiter(limit, store);
  return async (keyId) => {
    try {
      await limiter.consume(keyId);
      return undefined;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      const wait = (refused as { readonly msBeforeNext: number }).msBeforeNext;
      return tooMany(Math.max(1, Math.ceil(wait / 1000)));
    }
  };
}

async function openLimiter(
  { requests: points, seconds: duration }: RateLimit,
  { pool }: Store,
): Promise<RateLimiterAbstract> {
  const { RateLimiterMemory, RateLimiterPostgres } = await import('rate-limiter-flexible');
  if (pool === undefined) return new RateLimiterMemory({ points, duration });
  return new Promise((resolve, reject) => {
    const options = { storeClient: pool, tableName: 'rate_limits', points, duration };
    const limiter: RateLimiterAbstract = new RateLimiterPostgres(options, (error) =>
      error ? reject(error) : resolve(limiter),
    );
  });
}

const tooMany = (seconds: number): Answer =>
  failure(429, 'RATE_LIMITED', 'Too many requests with this key', {
    'retry-after': String(seconds),
  });
