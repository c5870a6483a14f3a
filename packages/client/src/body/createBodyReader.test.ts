import { expect, test, vi } from 'vitest';
import { type BodyLimits, createBodyReader, type ReadBody } from './createBodyReader.ts';

const json = { 'content-type': 'application/json' };
const roomy = { inFlightBytes: 1_000_000, bodyMs: 10_000 };
const limits: BodyLimits = { maxBytes: 1_000 };

/** Returns a request of a body, or of the chunks of a stream. */
const request = (
  body: BodyInit | null,
  headers: Record<string, string> = json,
  method = 'POST',
): Request =>
  new Request('https://shop.example/api', { method, headers, body, duplex: 'half' } as RequestInit);

const chunks = (...parts: readonly unknown[]): ReadableStream =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
const bytes = (text: string) => new TextEncoder().encode(text);
const found = (body: ReadBody): unknown => (body.refused ? body.refused.code : body.value);
const read = (sent: Request, more: Partial<BodyLimits> = {}): Promise<unknown> =>
  createBodyReader(roomy)(sent, { ...limits, ...more }, found);

test.each<{ why: string; sent: () => Request; more?: Partial<BodyLimits>; gives: unknown }>([
  { why: 'an object', sent: () => request('{"a":[1]}'), gives: { a: [1] } },
  { why: 'the limit exactly', sent: () => request(`"${'x'.repeat(998)}"`), gives: 'x'.repeat(998) },
  { why: 'one byte more', sent: () => request(`"${'x'.repeat(999)}"`), gives: 'BODY_TOO_LARGE' },
  {
    why: 'an announced length over the limit',
    sent: () => request('{}', { ...json, 'content-length': '1001' }),
    gives: 'BODY_TOO_LARGE',
  },
  { why: 'no body', sent: () => request(null), gives: undefined },
  { why: 'an empty body', sent: () => request(''), gives: undefined },
  {
    why: 'a type with a parameter',
    sent: () => request('1', { 'content-type': 'Application/JSON; charset=utf-8' }),
    gives: 1,
  },
  {
    why: 'a type that only begins like JSON',
    sent: () => request('1', { 'content-type': 'application/jsonx' }),
    gives: 'UNSUPPORTED_MEDIA_TYPE',
  },
  { why: 'no body and no type', sent: () => request(null, {}), gives: 'UNSUPPORTED_MEDIA_TYPE' },
  {
    why: 'no body and no type where both may be missing',
    sent: () => request(null, {}, 'DELETE'),
    more: { isOptional: true },
    gives: undefined,
  },
  {
    why: 'a body without a type where both may be missing',
    sent: () => request(bytes('{}'), {}, 'DELETE'),
    more: { isOptional: true },
    gives: 'UNSUPPORTED_MEDIA_TYPE',
  },
  {
    why: 'a compressed body',
    sent: () => request('{}', { ...json, 'content-encoding': 'gzip' }),
    gives: 'UNSUPPORTED_MEDIA_TYPE',
  },
  { why: 'malformed JSON', sent: () => request('{"a":'), gives: 'INVALID_JSON' },
  { why: 'a byte order mark', sent: () => request('\uFEFF{}'), gives: 'INVALID_JSON' },
  {
    why: 'bytes that are not UTF-8',
    sent: () => request(Uint8Array.of(34, 0x80, 34)),
    gives: 'INVALID_JSON',
  },
  {
    why: 'a character in two chunks',
    sent: () => request(chunks(bytes('"é"').subarray(0, 2), bytes('"é"').subarray(2))),
    gives: 'é',
  },
  { why: 'chunks that are not bytes', sent: () => request(chunks('{}')), gives: 'BODY_INCOMPLETE' },
  { why: 'chunks of nothing', sent: () => request(chunks(undefined)), gives: 'BODY_INCOMPLETE' },
  {
    why: 'a stream that breaks',
    sent: () => request(new ReadableStream({ pull: () => Promise.reject(new Error('reset')) })),
    gives: 'BODY_INCOMPLETE',
  },
  {
    why: 'a stream that something else reads',
    sent: () => {
      const sent = request('{}');
      sent.body?.getReader();
      return sent;
    },
    gives: 'BODY_INCOMPLETE',
  },
])('$why gives $gives', async ({ sent, more, gives }) => {
  expect(await read(sent(), more)).toEqual(gives);
});

test('a body that a body parser has read is not taken for an empty one', async () => {
  const sent = request('{"a":1}');
  await sent.text();
  expect(await read(sent)).toBe('BODY_INCOMPLETE');
});

test('values are counted before they are parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    const list = (count: number) => `[${'0,'.repeat(count - 2)}0]`;
    const more = { maxBytes: 1_000_000 };
    expect(await read(request(list(250_001)), more)).toBe('TOO_MANY_VALUES');
    expect(parse).not.toHaveBeenCalled();
    expect(await read(request(list(250_000)), more)).toHaveLength(249_999);
  } finally {
    parse.mockRestore();
  }
});

test('a body of single bytes, each in a chunk of its own, is read', async () => {
  const text = `"${'x'.repeat(200_000)}"`;
  const single = request(chunks(...[...text].map(bytes)));
  expect(await read(single, { maxBytes: 300_000 })).toHaveLength(200_000);
});

test('a body that is not complete in time is given up, and its stream canceled', async () => {
  let canceled = false;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes('[')),
    cancel: () => {
      canceled = true;
    },
  });
  const reader = createBodyReader({ ...roomy, bodyMs: 20 });
  expect(await reader(request(body), limits, found)).toBe('REQUEST_TIMEOUT');
  expect(canceled).toBe(true);
});

test('a body is dropped up to a limit before it is refused, and no further', async () => {
  let pulled = 0;
  const body = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 100;
          controller.enqueue(new Uint8Array(100));
        },
      },
      { highWaterMark: 0 },
    );
  expect(await read(request(body()))).toBe('BODY_TOO_LARGE');
  expect(pulled).toBe(1_100);
  pulled = 0;
  expect(await read(request(body()), { maxDroppedBytes: 500 })).toBe('BODY_TOO_LARGE');
  expect(pulled).toBe(1_600);
});

test.each([
  { ends: 'resolves', end: () => 'used' },
  { ends: 'throws', end: () => Promise.reject(new Error('use failed')) },
])('bodies in flight share a limit until what uses them $ends', async ({ end }) => {
  const reader = createBodyReader({ inFlightBytes: 1_500, bodyMs: 10_000 });
  const body = `"${'x'.repeat(998)}"`;
  let open = (): void => {};
  const isUsed = new Promise<void>((used) => {
    const isOver = new Promise<void>((over) => {
      open = over;
    });
    void reader(request(body), limits, async () => {
      used();
      await isOver;
      return end();
    }).catch(() => {});
  });
  await isUsed;
  const status = () => reader(request(body), limits, (read) => read.refused?.status ?? 200);
  expect(await status()).toBe(503);
  // A refused body holds nothing.
  expect(await reader(request('{"a":'), limits, status)).toBe(503);
  open();
  await vi.waitFor(async () => expect(await status()).toBe(200));
});

test('an announced length is held at once, so that the next is refused before it is sent', async () => {
  const reader = createBodyReader({ inFlightBytes: 1_500, bodyMs: 200 });
  const headers = { ...json, 'content-length': '1000' };
  const first = reader(request(silent(), headers), limits, found);
  expect(await reader(request(silent(), headers), limits, found)).toBe('SERVER_BUSY');
  expect(await first).toBe('REQUEST_TIMEOUT');
  expect(await reader(request('1', headers), limits, found)).toBe(1);
});

const silent = () => new ReadableStream({ pull: () => new Promise(() => {}) });
