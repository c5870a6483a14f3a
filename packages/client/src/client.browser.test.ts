import { expect, test } from 'vitest';
import { createClient, listAssetCodes } from './index.ts';
import { smoke } from './testing/smoke.ts';

test('the eight operations run in a browser', async () => {
  expect(await smoke()).toEqual([]);
});

test('the browser’s own fetch is called as a function, and its failure is a value', async () => {
  const client = createClient({
    baseUrl: 'http://127.0.0.1:9/api',
    apiKey: 'sk_test',
    fetch: globalThis.fetch,
    retry: { limit: 0 },
  });
  const { error } = await listAssetCodes(client);
  // A browser doesn't report that a connection was refused, so the outcome is unknown.
  expect(error).toMatchObject({ kind: 'connection', outcome: 'unknown', attempts: 1 });
});

test('the browser’s fetch against a page that is not an API', async () => {
  const client = createClient({
    baseUrl: location.origin,
    apiKey: 'sk_test',
    fetch: globalThis.fetch,
  });
  const { error } = await listAssetCodes(client);
  expect(error?.kind).toBe('invalid_response');
});
