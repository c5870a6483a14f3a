import { describe, expect, test } from 'vitest';
import { answering, origin, serve } from '../testing/servePage.ts';

describe('the pages that may call', () => {
  const ask = (url: string, headers: Record<string, string>, origins?: readonly string[]) => {
    const { handler } = serve(answering(200, { status: 'success', data: [] }), { origins });
    return handler(new Request(`${url}/api/asset-codes`, { headers }));
  };
  const shop = { origin };
  test.each<{
    why: string;
    url: string;
    headers?: Record<string, string>;
    origins?: string[];
    status: number;
  }>([
    { why: 'this machine', url: 'http://127.0.0.1:3000', status: 200 },
    { why: 'localhost', url: 'http://localhost:3000', status: 200 },
    { why: 'the IPv6 loopback', url: 'http://[::1]:3000', status: 200 },
    {
      why: 'a page of this machine',
      url: 'http://localhost:3000',
      headers: { origin: 'http://localhost:3000' },
      status: 200,
    },
    {
      why: 'a page of another port',
      url: 'http://localhost:3000',
      headers: { origin: 'http://localhost:4000' },
      status: 403,
    },
    {
      why: 'a frame without an origin',
      url: 'http://localhost:3000',
      headers: { origin: 'null' },
      status: 403,
    },
    {
      why: 'a name bound to this machine, which agrees with its page',
      url: 'http://evil.example:3000',
      headers: { origin: 'http://evil.example:3000', 'sec-fetch-site': 'same-origin' },
      status: 403,
    },
    {
      why: 'a name that begins like the loopback',
      url: 'http://127.0.0.1.evil.example',
      status: 403,
    },
    { why: 'a public host without origins', url: origin, headers: shop, status: 403 },
    {
      why: 'a public host among origins',
      url: origin,
      headers: shop,
      origins: [origin],
      status: 200,
    },
    {
      why: 'this machine, if origins are others',
      url: 'http://localhost:3000',
      origins: [origin],
      status: 403,
    },
    {
      why: 'an image on a page of a sibling domain',
      url: origin,
      headers: { 'sec-fetch-site': 'same-site' },
      origins: [origin],
      status: 403,
    },
    { why: 'no origin at all', url: origin, headers: shop, origins: [], status: 403 },
  ])('$why: $status', async ({ url, headers = {}, origins, status }) => {
    expect((await ask(url, headers, origins)).status).toBe(status);
  });
});
