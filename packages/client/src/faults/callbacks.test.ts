import { walletSample } from '@passmuster/testing/answers';
import { everyOutcome } from '@passmuster/testing/everyOutcome';
import { describe, expect, test, vi } from 'vitest';
import { notSent } from '../errors/responseError.ts';
import { createClient, createWallet, listAssetCodes } from '../index.ts';

const outcomes = everyOutcome();

/** Returns a client in JavaScript, whose options no type has checked. */
const untyped: (options: object) => ReturnType<typeof createClient> = (options) =>
  createClient({
    baseUrl: 'https://api.example/api',
    apiKey: 'sk_test',
    fetch: async () => Response.json({ status: 'success', data: walletSample }, { status: 201 }),
    retry: { baseDelay: 1, maxDelay: 1, limit: 1 },
    ...options,
  });

/** For a fetch that never answers. */
const timeout = { attempt: 30, total: 60 };

describe('a fetch that', () => {
  test.each(outcomes)(
    '%s: a POST is sent once, its outcome is unknown, and nothing rejects',
    async (_, run) => {
      const fetch = vi.fn(run);
      const { error } = await createWallet(untyped({ fetch, timeout }), { currency: 'ZAR' });
      expect(error?.outcome).toBe('unknown');
      expect(fetch).toHaveBeenCalledOnce();
    },
  );

  test.each(outcomes)('%s: a GET ends with an error in time', async (_, run) => {
    const { error } = await listAssetCodes(untyped({ fetch: run, timeout }));
    expect(error).toMatchObject({ operation: 'listAssetCodes' });
  });
});

describe('a hook that', () => {
  test.each(outcomes)('%s changes nothing', async (_, run) => {
    const client = untyped({ onRequest: run, onResponse: run });
    expect((await createWallet(client, { currency: 'ZAR' })).data).toEqual(walletSample);
  });
});

test.each(outcomes)('a random source that %s delays a retry, and no more', async (_, run) => {
  let calls = 0;
  const fetch = async () => {
    calls += 1;
    if (calls === 1) return Response.json({ status: 'error', code: 'X' }, { status: 503 });
    return Response.json({ status: 'success', data: [] });
  };
  const client = untyped({ fetch, random: run });
  expect((await listAssetCodes(client)).data).toEqual([]);
});

test('only the code of our own handler says that nothing was sent', async () => {
  for (const [code, outcome] of [
    [notSent, 'refused'],
    ['NOT_SENT_YET', 'unknown'],
    ['SERVER_BUSY', 'unknown'],
  ]) {
    const fetch = async () => Response.json({ status: 'error', code }, { status: 503 });
    const { error } = await createWallet(untyped({ fetch }), { currency: 'ZAR' });
    expect(error?.outcome).toBe(outcome);
  }
});
