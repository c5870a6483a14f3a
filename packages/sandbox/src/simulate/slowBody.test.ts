import { createClient, listAssetCodes } from '@passmuster/client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { type Listening, listen } from '../testing/listen.ts';

const apiKey = 'an-api-key-of-this-test-file';
let sandbox: Sandbox;
let server: Listening;
beforeAll(async () => {
  sandbox = createSandbox({ apiKeys: [apiKey] });
  server = await listen(sandbox);
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

afterEach(() => void vi.useRealTimers());

test('a slow body pauses after half of the answer, and the answer is whole', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { body } = await fetch(`${server.url}/api/asset-codes`, {
    headers: { 'x-api-key': apiKey, 'x-sandbox-fault': 'slow-body=60000' },
  });
  const chunks: string[] = [];
  const reading = body?.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({
      write: (chunk) => void chunks.push(chunk),
    }),
  );
  await vi.waitUntil(() => chunks.length > 0);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(() => JSON.parse(chunks.join(''))).toThrow(SyntaxError);
  await vi.advanceTimersByTimeAsync(10_000);
  await reading;
  expect(JSON.parse(chunks.join('')).status).toBe('success');
});

test('the deadline of a client ends an answer whose body is slow', async () => {
  const client = createClient({
    baseUrl: `${server.url}/api`,
    apiKey,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-sandbox-fault', 'slow-body=60000');
      return fetch(input, { ...init, headers });
    },
    timeout: { attempt: 200, total: 500 },
    retry: { limit: 0 },
  });
  expect(await listAssetCodes(client)).toMatchObject({ error: { kind: 'timeout' } });
});
