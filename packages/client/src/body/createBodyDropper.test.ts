import { expect, test } from 'vitest';
import { createBodyDropper } from './createBodyDropper.ts';

/** Returns a request that announces `announced` bytes and sends chunks of 10, and how many it was asked for. */
function sending(announced: number | undefined, chunks: number) {
  const state = { sent: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (state.sent === chunks) return new Promise(() => {});
        state.sent += 1;
        controller.enqueue(new Uint8Array(10));
        if (state.sent * 10 === announced) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = announced === undefined ? {} : { 'content-length': `${announced}` };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return { state, request: new Request('https://shop.example', init) };
}

test('a body is read to its end, one that goes on beside others is not, and one that stops is given up', async () => {
  const drop = createBodyDropper({ inFlightBytes: 100, bodyMs: 200 });
  const whole = sending(100, 10);
  await drop(whole.request);
  expect(whole.state.sent).toBe(10);
  const stops = sending(60, 3);
  const dropping = drop(stops.request);
  const beside = sending(50, 5);
  await drop(beside.request);
  expect(beside.state.sent).toBe(0);
  await dropping;
  expect(stops.state.sent).toBe(3);
  await drop(beside.request);
  expect(beside.state.sent).toBe(5);
});

test.each([
  { why: 'too much', announced: 110 },
  { why: 'no length', announced: undefined },
  { why: 'less than nothing', announced: Number.NaN },
])('a body that announces $why is left unread', async ({ announced }) => {
  const { request, state } = sending(announced, 20);
  await createBodyDropper({ inFlightBytes: 100, bodyMs: 200 })(request);
  expect(state.sent).toBe(0);
});

test('a body that was read, and a stream that breaks, reject nothing', async () => {
  const drop = createBodyDropper({ inFlightBytes: 100, bodyMs: 200 });
  const read = sending(10, 1).request;
  await read.text();
  await drop(read);
  const body = new ReadableStream({ pull: () => Promise.reject(new Error('reset')) });
  const init = { method: 'POST', headers: { 'content-length': '9' }, body, duplex: 'half' };
  await drop(new Request('https://shop.example', init as RequestInit));
});
