import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

const Schema = v.object({ data: v.number() });
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

test.each([
  { why: 'an answer', answer: () => json({ data: 7 }), says: { data: { data: 7 } } },
  {
    why: 'a refusal',
    answer: () => json({ message: 'No.', issues: [{ path: ['a', 0], message: 'Mend' }] }, 400),
    says: { failure: { message: 'No.', issues: [{ path: ['a', 0], message: 'Mend' }] } },
  },
  {
    why: 'no connection',
    answer: () => {
      throw new TypeError('Failed to fetch');
    },
    says: { failure: { message: expect.stringMatching(/^The demo does not answer/), issues: [] } },
  },
  {
    why: 'no JSON',
    answer: () => new Response('<html>', { status: 502 }),
    says: { failure: { message: expect.stringMatching(/^The demo does not answer/), issues: [] } },
  },
  {
    why: 'another shape',
    answer: () => json({ data: 'seven' }),
    says: { failure: { message: expect.stringMatching(/Reload the page/), issues: [] } },
  },
])('$why is a value, and nothing is thrown', async ({ answer, says }) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await call(Schema, '/api/x')).toEqual(says);
});
