import { notFound } from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { createClient, listAssetCodes } from '../index.ts';
import { key } from '../testing/withFaults.ts';

const unreachable = () =>
  Promise.reject(
    new TypeError('fetch failed', {
      cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    }),
  );
const busy = () => Promise.resolve(Response.json(notFound, { status: 503 }));

test.each([
  { why: 'no request reached the API', attempts: [unreachable, unreachable], outcome: 'not_sent' },
  { why: 'the API answered the first', attempts: [busy, unreachable], outcome: 'unknown' },
  { why: 'the API answered the second', attempts: [unreachable, busy], outcome: 'unknown' },
])('a call aborted between attempts, where $why: $outcome', async ({ attempts, outcome }) => {
  const stop = new AbortController();
  let sent = 0;
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: key,
    fetch: () => attempts[sent++]?.() ?? unreachable(),
    retry: { baseDelay: 1, maxDelay: 1 },
    onResponse: () => {
      if (sent === 2) stop.abort();
    },
  });
  const { error } = await listAssetCodes(client, {}, stop);
  expect(error).toMatchObject({ kind: 'aborted', outcome, attempts: 2 });
});
