import { expect, test } from 'vitest';
import { readBody } from './readBody.ts';

const open = new AbortController().signal;

/** A body that stays open after its first chunk, and the reading that ended it. */
function endless(chunk: string) {
  let isCanceled = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(chunk)),
    cancel: () => {
      isCanceled = true;
    },
  });
  return { response: new Response(stream), isCanceled: () => isCanceled };
}

test.each([
  { why: 'as long as announced', headers: { 'content-length': '5' }, code: undefined },
  { why: 'shorter than announced', headers: { 'content-length': '6' }, code: 'BODY_TOO_SHORT' },
  {
    why: 'shorter than announced, before it was decompressed',
    headers: { 'content-length': '6', 'content-encoding': 'gzip' },
    code: undefined,
  },
  { why: 'not announced', headers: {}, code: undefined },
])('a body that is $why: $code', async ({ headers, code }) => {
  const text = readBody(new Response('hello', { headers }), 100, open);
  if (code === undefined) expect(await text).toBe('hello');
  else await expect(text).rejects.toMatchObject({ code });
});

test('no body is empty text', async () => {
  expect(await readBody(new Response(null), 100, open)).toBe('');
});

test('a body over the limit is not read to its end', async () => {
  const { response, isCanceled } = endless('123456');
  await expect(readBody(response, 5, open)).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
  expect(isCanceled()).toBe(true);
});

test('an aborted call ends the reading of its body', async () => {
  const controller = new AbortController();
  const { response, isCanceled } = endless('123456');
  const text = readBody(response, 100, controller.signal);
  controller.abort();
  await text.catch(() => {});
  expect(isCanceled()).toBe(true);
});
