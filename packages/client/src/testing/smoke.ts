import { callOperation } from '@passmuster/testing/callOperation';
import { acceptedCalls, sampleGiven } from '@passmuster/testing/operationCalls';
import * as api from '../index.ts';
import { createClient, createWallet, type Fetch } from '../index.ts';

const calls = acceptedCalls(sampleGiven);

/** Returns JSON with its keys in order, so that equal values give equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';

/** Acts as the API for the requests of the cases, and returns 404 for any other. */
const play: Fetch = async (url, { method, headers, body }) => {
  const requested = `${method} ${url.replace('https://api.example/api', '')}`;
  const sent = body === undefined ? undefined : JSON.parse(body);
  const found = calls.find(
    ({ asks, sends }) => asks === requested && canonical(sends) === canonical(sent),
  );
  const isOk = found && headers.get('x-api-key') === 'sk_test';
  return isOk ? new Response(JSON.stringify(found.answer)) : new Response('', { status: 404 });
};

/**
 * Runs every case, and a refusal, on the current runtime without a network. Returns the names of those that failed.
 * Uses nothing but what the client itself needs: `URL`, `Headers`, `Response`, `AbortController` and timers.
 */
export async function smoke(): Promise<string[]> {
  const client = createClient({
    baseUrl: 'https://api.example/api',
    apiKey: 'sk_test',
    fetch: play,
  });
  const failed: string[] = [];
  for (const call of calls) {
    const result = await callOperation(api, client, call);
    if (canonical(result.data) !== canonical(call.data)) failed.push(call.operation);
  }
  // The reasons of a refusal are loaded by `import()`, which runtimes and bundles handle differently.
  const { error } = await createWallet(client, { currency: 'ZAR', customer_id: '7' });
  if (error?.issues[0]?.path[0] !== 'customer_id') failed.push('the issues of a refused request');
  return failed;
}
