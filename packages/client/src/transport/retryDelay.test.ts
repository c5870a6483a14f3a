import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { settingsOf } from '../config/client.ts';
import { makeError } from '../errors/makeError.ts';
import { type ClientOptions, createClient, listAssetCodes } from '../index.ts';
import { key } from '../testing/withFaults.ts';
import { retryDelay } from './retryDelay.ts';

/** Returns the delays between attempts that always fail. */
async function waits(limit: number, options: Partial<ClientOptions>): Promise<number[]> {
  const found: number[] = [];
  const client = createClient({
    baseUrl: 'https://h',
    apiKey: key,
    fetch: async () => new Response('', { status: 503 }),
    onResponse: ({ retryIn }) => {
      if (retryIn !== undefined) found.push(retryIn * 1000);
    },
    ...options,
    retry: { limit, ...scaled },
  });
  await listAssetCodes(client);
  return found;
}

/** The defaults divided by a thousand: half a second becomes half a millisecond. */
const scaled = { baseDelay: 0.5, maxDelay: 8 };

test.each([
  { jitter: 0, expected: [250, 500, 1_000, 2_000, 4_000, 4_000] },
  { jitter: 1, expected: [500, 1_000, 2_000, 4_000, 8_000, 8_000] },
])(
  'waits double up to a limit; with jitter $jitter they are $expected',
  async ({ jitter, expected }) => {
    expect(await waits(6, { random: () => jitter })).toEqual(expected);
  },
);

test('with any jitter, a delay is between half of it and all of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0, max: 1, noNaN: true }), async (jitter) => {
      const [first = 0] = await waits(1, { random: () => jitter });
      expect(first).toBeGreaterThanOrEqual(250);
      expect(first).toBeLessThanOrEqual(500);
    }),
    { numRuns: 20 },
  );
});

test('without a random source the delays of one client still differ', async () => {
  const found = await waits(4, {});
  const shares = found.map((wait, n) => wait / 2 ** n);
  expect(new Set(shares.map((share) => Math.round(share))).size).toBe(4);
});

test('by default half a second is doubled up to 8 seconds, twice at most', async () => {
  vi.useFakeTimers();
  const given = async (limit?: number): Promise<number[]> => {
    const found: number[] = [];
    const call = listAssetCodes(
      createClient({
        baseUrl: 'https://h',
        apiKey: key,
        fetch: async () => new Response('', { status: 503 }),
        random: () => 1,
        onResponse: ({ retryIn }) => found.push(retryIn ?? 0),
        ...(limit !== undefined && { retry: { limit } }),
      }),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await call;
    return found;
  };
  expect(await given()).toEqual([500, 1_000, 0]);
  expect(await given(6)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 0]);
  vi.useRealTimers();
});

test.each([
  { maxRetryAfter: 2_000, total: 2_000, delay: 2_000 },
  { maxRetryAfter: 1_999, total: 5_000, delay: undefined },
  { maxRetryAfter: 5_000, total: 1_999, delay: undefined },
])(
  'a requested wait of 2,000 ms, where $maxRetryAfter and a call of $total ms are allowed: $delay',
  ({ maxRetryAfter, total, delay }) => {
    const fetch = async () => new Response();
    const retry = { baseDelay: 0, maxRetryAfter };
    const settings = settingsOf(createClient({ baseUrl: 'https://h', apiKey: key, fetch, retry }));
    const error = makeError({
      operation: 'listAssetCodes',
      attempts: 1,
      kind: 'api',
      outcome: 'refused',
      status: 429,
      retryAfter: 2,
      message: 'Later',
    });
    expect(retryDelay(error, 'GET', settings, total)).toBe(delay);
  },
);
