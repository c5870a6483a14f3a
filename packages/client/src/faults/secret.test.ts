import { inspect } from 'node:util';
import { assetCodeSample as assetCode, success, tokenExpired } from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import type { Client, ClientOptions, RequestEvent, ResponseEvent } from '../index.ts';
import { bindClient, createWallet, listAssetCodes, PassmusterError, unwrap } from '../index.ts';
import { answer, json } from '../testing/answer.ts';
import type { Play } from '../testing/faultServer.ts';
import { reset, send, silence } from '../testing/inTurn.ts';
import { key, withFaults } from '../testing/withFaults.ts';

/** Everything that a log could print of a value. */
function everyForm(value: unknown): string {
  const options = { depth: Infinity, showHidden: true, getters: true } as const;
  const forms = [inspect(value, options), inspect(value), JSON.stringify(value), String(value)];
  if (value instanceof Error) forms.push(value.message, value.stack ?? '');
  return forms.join('\n').replaceAll('\\/', '/');
}

/** A server that repeats everything it receives, like the debug pages of proxies. */
const parrot =
  (status: number, type: string): Play =>
  (socket, { headers, target, body }) => {
    const said = {
      status: 'error',
      message: `Bad ${headers['x-api-key']}`,
      code: key,
      headers,
      target,
      body,
    };
    const bytes = JSON.stringify(said).replaceAll('/', '\\/');
    const page = `<pre>${headers['x-api-key']} ${bytes}</pre>`;
    const echo = { 'x-request-id': key, 'x-api-key': key, 'content-type': type };
    socket.write(answer({ status, headers: echo, body: type === 'text/html' ? page : bytes }));
  };

/** A server whose JSON escapes more than necessary: HTML characters, slashes, or everything. */
const escaping =
  (pattern: RegExp): Play =>
  (socket, { headers }) => {
    const escaped = (found: string): string =>
      `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
    const said = `${headers['x-api-key'] ?? headers['authorization']}`.replace(pattern, escaped);
    const body = `{"status":"error","message":"Bad ${said}","${said}":1,"issues":[{"message":"${said}"}]}`;
    socket.write(answer({ status: 400, body }));
  };

const rows: readonly { readonly fault: string; readonly play: Play }[] = [
  { fault: 'a success', play: send(json(success([assetCode]))) },
  { fault: 'a 401', play: send(json(tokenExpired, { status: 401 })) },
  { fault: 'a reset', play: reset },
  { fault: 'a timeout', play: silence },
  { fault: 'a redirect', play: send(answer({ status: 302, headers: { location: '/x' } })) },
  { fault: 'a server that repeats the key in JSON', play: parrot(400, 'application/json') },
  { fault: 'a server that repeats the key in a 200', play: parrot(200, 'application/json') },
  { fault: 'a server that escapes = and + when it repeats the key', play: escaping(/[=+]/g) },
  { fault: 'a server that escapes every letter of the key', play: escaping(/./g) },
  { fault: 'a server that repeats the key in a page', play: parrot(502, 'text/html') },
];

const auths: readonly NonNullable<ClientOptions['auth']>[] = ['x-api-key', 'bearer'];

test.each(rows.flatMap((row) => auths.map((auth) => ({ ...row, auth }))))(
  'after $fault the key ($auth) is in no result, error, exception, hook or client',
  async ({ play, auth }) => {
    const events: (RequestEvent | ResponseEvent)[] = [];
    const note = (event: RequestEvent | ResponseEvent): void => void events.push(event);
    const look = async (client: Client): Promise<void> => {
      const results = [
        await listAssetCodes(client),
        await createWallet(client, { currency: 'ZAR' }),
      ];
      const exceptions = results.map((result) => {
        try {
          return unwrap<unknown>(result);
        } catch (exception) {
          return exception;
        }
      });
      const raws = results.map(({ error }) => error?.raw);
      const bound = bindClient(client);
      const printed = [...results, ...exceptions, ...events, ...raws, client, bound].map(everyForm);
      expect(events.length).toBeGreaterThan(0);
      expect(printed.join('\n')).not.toContain(key);
      expect(events.map((event) => ('url' in event ? event.url : '')).join()).not.toContain(key);
    };
    const options = {
      auth,
      onRequest: note,
      onResponse: note,
      timeout: { attempt: 30, total: 200 },
    };
    await withFaults(play, look, options);
  },
);

test.each([key, 'sk_word'])(
  'an error of a custom fetch that contains the request is not passed on (%s)',
  async (apiKey) => {
    const fetch: ClientOptions['fetch'] = (_, init) =>
      Promise.reject(
        Object.assign(new Error(`failed with ${init.headers.get('x-api-key')}`), {
          init,
          code: apiKey,
        }),
      );
    await withFaults(
      silence,
      async (client) => {
        const { error } = await listAssetCodes(client);
        expect(error?.kind).toBe('connection');
        expect(everyForm(error)).not.toContain(apiKey);
      },
      { fetch, apiKey },
    );
  },
);

test('a key with characters that JSON escapes is replaced in what the API repeats', async () => {
  const body = { status: 'error', message: 'Bad key sk"1\\2 here', code: 'NO' };
  await withFaults(
    send(json(body, { status: 401 })),
    async (client) => {
      const { error } = await listAssetCodes(client);
      expect(error?.message).toBe('Bad key [key] here');
    },
    { apiKey: 'sk"1\\2' },
  );
});

test('what the API sent is there as raw, but not printed', async () => {
  await withFaults(
    send(json({ ...tokenExpired, trace: 'abc' }, { status: 401 })),
    async (client) => {
      const { error } = await listAssetCodes(client);
      expect(error?.raw).toMatchObject({ trace: 'abc' });
      expect(inspect(error) + JSON.stringify(error)).not.toContain('abc');
    },
  );
});

test('an exception prints its operation and what went wrong', async () => {
  await withFaults(send(json(tokenExpired, { status: 401 })), async (client) => {
    const exception = new PassmusterError((await listAssetCodes(client)).error!);
    expect(String(exception)).toBe('PassmusterError: listAssetCodes: 401 INVALID_TOKEN');
  });
});
