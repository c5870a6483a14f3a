import { walletSample } from '@passmuster/testing/answers';
import { describe, expect, test } from 'vitest';
import { post, serve, wallet } from '../testing/servePage.ts';
import { key } from '../testing/withFaults.ts';

describe('the key is in no answer', () => {
  const forms = {
    'as it is': key,
    'URL-encoded': encodeURIComponent(key),
    'URL-encoded in lowercase': encodeURIComponent(key).replace(/%../g, (code) =>
      code.toLowerCase(),
    ),
    'URL-encoded twice': encodeURIComponent(encodeURIComponent(key)),
    'in base64': btoa(key),
    'in base64, with a name before it': btoa(`x-api-key: ${key}`),
    'in base64, as a user without a password': btoa(`${key}:`),
    'in base64 for URLs': btoa(`?${key}`)
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', ''),
    'escaped as HTML': key.replaceAll('/', '&#47;').replaceAll('+', '&#x2B;'),
  };
  /** Any three bytes of base64 in a row, which begin at any of three places, are four of these characters. */
  const traces = [
    key,
    encodeURIComponent(key),
    ...[0, 1, 2].map((at) => btoa(' '.repeat(at) + key).slice(4, -4)),
  ];
  const places: Record<string, (secret: string) => Response> = {
    'the message of an error': (secret) =>
      Response.json({ status: 'error', message: secret, code: 'X' }, { status: 400 }),
    'a field of an error': (secret) =>
      Response.json({ status: 'error', code: 'X', echo: { header: secret } }, { status: 400 }),
    'the request id, where it is clipped': (secret) =>
      Response.json(
        { status: 'error', code: 'X' },
        { status: 400, headers: { 'x-request-id': 'x'.repeat(128 - 9) + secret } },
      ),
    'the data of a success': (secret) =>
      Response.json(
        { status: 'success', data: { ...walletSample, description: secret } },
        { status: 201 },
      ),
    'the message of a success': (secret) =>
      Response.json({ status: 'success', data: walletSample, message: secret }, { status: 201 }),
  };
  const cases = Object.entries(places).flatMap(([place, api]) =>
    Object.entries(forms).map(([form, secret]) => ({ place, form, answer: () => api(secret) })),
  );
  test.each(cases)('$form in $place', async ({ answer }) => {
    const { handler } = serve(async () => answer());
    const response = await handler(post(wallet));
    const text = JSON.stringify([...response.headers]) + (await response.text());
    for (const trace of traces) expect(text).not.toContain(trace);
    expect(text).not.toContain(key.slice(0, 9));
  });
});
