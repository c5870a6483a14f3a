import * as otel from '@opentelemetry/api';
import { page, success, uuidSample, walletSample as wallet } from '@passmuster/testing/answers';
import { readPage, runExample } from '@passmuster/testing/codeExamples';
import { acceptedCalls, sampleGiven } from '@passmuster/testing/operationCalls';
import { customerSample as customer } from '@passmuster/testing/samples';
import { testDocstrings } from '@passmuster/testing/testExamples';
import { afterAll, expect, test } from 'vitest';
import { createApiHandler, createBodyDropper, createBodyReader, maxBodyBytes } from './handler.ts';
import * as client from './index.ts';
import * as postgres from './postgres.ts';
import * as submission from './submission.ts';
import { newPool } from './testing/newPool.ts';
import { key } from './testing/withFaults.ts';

const blocks = readPage(new URL('../README.md', import.meta.url));
const code = blocks.map((block) => block.code).join('\n');

/** Acts as the API for the examples and records the headers. */
const sent: Headers[] = [];
const fetch: client.Fetch = async (url, { method, headers }) => {
  sent.push(headers);
  if (url.includes('by_ref_id')) {
    return Response.json({ status: 'error', code: 'TRANSACTIONS_NOT_FOUND' }, { status: 404 });
  }
  if (url.endsWith('/asset-codes')) return Response.json({ status: 'error' }, { status: 503 });
  return Response.json(method === 'GET' ? page([wallet]) : success(wallet));
};

/** Records the calls to the real `@opentelemetry/api`. */
function recordSpans(): unknown[] {
  const recorded: unknown[] = [];
  const startSpan: otel.Tracer['startSpan'] = (...start) => {
    recorded.push(start);
    const span = otel.trace.wrapSpanContext(otel.INVALID_SPAN_CONTEXT);
    return Object.assign(span, {
      setAttribute: (...attribute: unknown[]) => recorded.push(attribute),
      setStatus: (status: unknown) => recorded.push(status),
      end: () => recorded.push('end'),
    });
  };
  otel.trace.setGlobalTracerProvider({
    getTracer: () => ({ startSpan, startActiveSpan: () => expect.fail('not expected') }),
  });
  otel.propagation.setGlobalPropagator({
    inject: (context, to, { set }) => {
      if (otel.trace.getSpan(context)) set(to, 'traceparent', '00-1-2-01');
    },
    extract: (context) => context,
    fields: () => ['traceparent'],
  });
  return recorded;
}

const isStart = (one: unknown): one is [string, otel.SpanOptions] =>
  Array.isArray(one) && typeof one[1] === 'object';

const attributes = {
  'http.request.method': 'POST',
  'url.template': '/wallets',
  'url.full': 'https://sandbox.example/api/wallets',
  'server.address': 'sandbox.example',
  'server.port': 443,
};

test('the examples of the README give what their comments say', async () => {
  const recorded = recordSpans();
  let traced: client.Client | undefined;
  const keep = (made: client.Client) => {
    traced = made;
  };
  const pool = await newPool(1);
  const names = {
    ...client,
    ...submission,
    ...postgres,
    ...{ pool, salt: 'random text of this test', job: { id: 'job-7', body: '{"currency":"ZAR"}' } },
    createApiHandler,
    customer,
    fetch,
    apiKey: key,
    otel,
    keep,
  };
  const results = await runExample(`${code}\nkeep(traced);`, names);
  await pool.end();
  expect(results).toHaveLength(10);
  for (const { expression, found, stated } of results) expect(found, expression).toEqual(stated);

  const start = ['POST /wallets', { kind: otel.SpanKind.CLIENT, attributes }];
  expect(recorded.splice(0)).toEqual([start, ['http.response.status_code', 200], 'end']);
  expect(sent.at(-1)?.get('traceparent')).toBe('00-1-2-01');

  // A second attempt has a count, an error has its type.
  const { error } = await client.listAssetCodes(traced as client.Client);
  expect(error?.kind).toBe('api');
  const failed = ['http.response.status_code', 503];
  const ends = [['error.type', '503'], { code: otel.SpanStatusCode.ERROR }, 'end'];
  expect(recorded.filter((one) => !isStart(one))).toEqual(
    Array(3)
      .fill([failed, ...ends])
      .flat(),
  );
  expect(recorded.filter(isStart).map(([, options]) => options.attributes)).toMatchObject([
    { 'http.request.method': 'GET' },
    { 'http.request.resend_count': 1 },
    { 'http.request.resend_count': 2 },
  ]);
  otel.trace.disable();
  otel.propagation.disable();
});

/** Answers each operation as the list of calls says. */
const answering: client.Fetch = async (url, { method }) => {
  const target = `${method} ${new URL(url).pathname.replace('/api', '')}`;
  const call = acceptedCalls(sampleGiven).find(({ asks }) => asks.split('?')[0] === target);
  return Response.json(call?.answer, { status: call?.status ?? 500 });
};
const settings = { baseUrl: 'https://sandbox.example/api', apiKey: key, fetch: answering };
const pool = await newPool(1);
afterAll(() => pool.end());

testDocstrings({
  from: import.meta.url,
  names: {
    ...client,
    ...submission,
    ...postgres,
    ...{ createApiHandler, createBodyDropper, createBodyReader, maxBodyBytes },
    ...{ ...settings, client: client.createClient(settings), customer, pool },
    ...{ payout_method_id: uuidSample, reference_id: uuidSample },
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
  },
});
