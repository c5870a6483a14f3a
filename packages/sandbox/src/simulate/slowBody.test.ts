import { createClient, listAssetCodes } from '@passmuster/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const get = (pauseMs: number) =>
  fetch(`${server.url}/api/asset-codes`, {
    headers: { 'x-api-key': apiKey, 'x-sandbox-fault': `slow-body=${pauseMs}` },
  });

test('a slow body pauses after half of the answer, and the answer is whole', async () => {
  const started = performance.now();
  const response = await get(300);
  const chunks: number[] = [];
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    chunks.push(performance.now() - started);
    text += chunk;
  }
  expect(JSON.parse(text).status).toBe('success');
  expect(chunks).toHaveLength(2);
  expect((chunks[1] ?? 0) - (chunks[0] ?? 0)).toBeGreaterThan(200);
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
