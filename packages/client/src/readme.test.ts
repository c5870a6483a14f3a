import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import * as client from './index.ts';
import { page, success, wallet } from './testing/samples.ts';
import { key } from './testing/withFaults.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const code = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n');

/** Plays the API for the examples; notes the headers it was sent. */
const sent: Headers[] = [];
const fetch: client.Fetch = async (url, { method, headers }) => {
  sent.push(headers);
  if (url.includes('by_ref_id')) {
    return Response.json({ status: 'error', code: 'TRANSACTIONS_NOT_FOUND' }, { status: 404 });
  }
  return Response.json(method === 'GET' ? page([wallet]) : success(wallet));
};

/** The part of `@opentelemetry/api` that the example calls, writing down what it is told. */
function makeOtel() {
  const told: unknown[] = [];
  const span = {
    setAttribute: (...attribute: unknown[]) => told.push(attribute),
    setStatus: (status: unknown) => told.push(status),
    end: () => told.push('end'),
  };
  const tracer = {
    startSpan: (...start: unknown[]) => {
      told.push(start);
      return span;
    },
  };
  interface Setter {
    readonly set: (to: Headers, name: string, value: string) => void;
  }
  const otel = {
    SpanKind: { CLIENT: 2 },
    SpanStatusCode: { ERROR: 2 },
    context: { active: () => ({}) },
    trace: { getTracer: () => tracer, setSpan: () => ({}) },
    propagation: {
      inject: (_: object, to: Headers, { set }: Setter) => set(to, 'traceparent', '00-1-2-01'),
    },
  };
  return { otel, told };
}

test('the examples of the README give what their comments say', async () => {
  const { otel, told } = makeOtel();
  const results: [unknown, unknown][] = [];
  const body = stripTypeScriptTypes(code)
    .replace(/^import .*$/gm, '')
    .replace(/^(else )?([\w(].*); \/\/ (.*)$/gm, '$1results.push([$2, $3]);');
  const names = { ...client, fetch, apiKey: key, otel, results };
  const run = new Function(...Object.keys(names), `return (async () => {${body}})()`);
  await run(...Object.values(names));
  expect(results).toHaveLength(6);
  for (const [found, expected] of results) expect(found).toEqual(expected);

  expect(told).toEqual([
    [
      'POST /wallets',
      {
        kind: 2,
        attributes: {
          'http.request.method': 'POST',
          'url.template': '/wallets',
          'url.full': 'https://sandbox.example/api/wallets',
          'server.address': 'sandbox.example',
          'server.port': 443,
          'http.request.resend_count': 0,
        },
      },
    ],
    ['http.response.status_code', 200],
    'end',
  ]);
  expect(sent.at(-1)?.get('traceparent')).toBe('00-1-2-01');
});
