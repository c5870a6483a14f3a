import {
  assetCodeSample as assetCode,
  uuidSample as id,
  success,
  walletSample as wallet,
} from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { createWallet, deletePayoutMethod, listAssetCodes, listWallets } from '../index.ts';
import { answer, json } from '../testing/answer.ts';
import { send } from '../testing/inTurn.ts';
import { withFaults } from '../testing/withFaults.ts';

const good = success([assetCode]);
const text = JSON.stringify(good);
const html = '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head></html>';

test.each([
  { body: 'a truncated one', bytes: text.slice(0, -9) },
  { body: 'an empty one', bytes: '' },
  { body: 'null', bytes: 'null' },
  { body: 'a list', bytes: '[]' },
  { body: 'a string', bytes: '"success"' },
  { body: 'an object of another shape', bytes: '{"ok":true}' },
  { body: 'data that is not a list', bytes: JSON.stringify(success({})) },
  { body: 'a field of another type', bytes: JSON.stringify(success([{ ...assetCode, code: 7 }])) },
  { body: 'no status', bytes: JSON.stringify({ data: [assetCode] }) },
  { body: 'another status', bytes: JSON.stringify({ ...good, status: 'ok' }) },
  { body: 'two JSON texts', bytes: `${text}${text}` },
  { body: 'Infinity by 1e999', bytes: '{"status":1e999}' },
])('200 with $body: invalid_response with status and request id, once', async ({ bytes }) => {
  await withFaults(send(answer({ body: bytes })), async (client, { received }) => {
    const { error, response } = await listAssetCodes(client);
    expect(error).toMatchObject({
      kind: 'invalid_response',
      status: 200,
      requestId: 'req-1',
      outcome: 'unknown',
    });
    expect(error?.message).toMatch(/^The API answered 200 with/);
    expect(error?.message).not.toMatch(/SyntaxError|Unexpected|position|token/);
    expect(response?.header('x-request-id')).toBe('req-1');
    expect(received).toHaveLength(1);
  });
});

test('200 of a wrong shape: the issues name the fields, never what was in them', async () => {
  const bad = { ...assetCode, code: 7_654_321, networks: 'secret-looking' };
  await withFaults(send(json(success([bad]))), async (client) => {
    const { error } = await listAssetCodes(client);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'data.0.code',
      'data.0.networks',
    ]);
    expect(JSON.stringify(error)).not.toMatch(/7654321|secret-looking/);
  });
});

test('200 that says error in the shape of an error: an api error; whether it acted is unknown', async () => {
  const body = { status: 'error', code: 'ODD', message: 'No' };
  await withFaults(send(json(body)), async (client) => {
    const { error } = await listAssetCodes(client);
    expect(error).toMatchObject({ kind: 'api', status: 200, code: 'ODD', outcome: 'unknown' });
  });
});

test('404 that says success: not a success', async () => {
  await withFaults(send(json(good, { status: 404 })), async (client) => {
    expect((await listAssetCodes(client)).error).toMatchObject({
      kind: 'invalid_response',
      status: 404,
      issues: [],
    });
  });
});

test.each([200, 502])(
  'HTML with %i: the status and a short clip, no parser noise',
  async (status) => {
    const headers = { 'content-type': 'text/html' };
    await withFaults(send(answer({ status, headers, body: html })), async (client) => {
      const { error } = await createWallet(client, { currency: 'ZAR' });
      expect(error).toMatchObject({ kind: 'invalid_response', status, requestId: 'req-1' });
      expect(error?.message).toBe(
        `The API answered ${status} with text that is not JSON: ${html.replace('\n', ' ')}`,
      );
    });
  },
);

test.each([
  { bytes: 'null', says: 'an unspecified shape' },
  { bytes: 'true', says: 'an unspecified shape' },
  { bytes: '"ok"', says: 'an unspecified shape' },
  { bytes: '{"ok":', says: 'text that is not JSON' },
  { bytes: 'ok', says: 'text that is not JSON: ok' },
])('200 with $bytes is reported as $says', async ({ bytes, says }) => {
  await withFaults(send(answer({ body: bytes })), async (client) => {
    const { error } = await createWallet(client, { currency: 'ZAR' });
    expect(error?.message).toBe(`The API answered 200 with ${says}`);
  });
});

test.each([
  { what: 'a JSON text', bytes: '"ada@example.com"' },
  { what: 'a truncated object', bytes: '{"email":"ada@example.com"' },
  { what: 'an object of another shape', bytes: '{"email":"ada@example.com"}' },
])('data in $what is not clipped into the message', async ({ bytes }) => {
  await withFaults(send(answer({ body: bytes })), async (client) => {
    const { error } = await createWallet(client, { currency: 'ZAR' });
    expect(error?.kind).toBe('invalid_response');
    expect(JSON.stringify(error)).not.toContain('ada@');
  });
});

test('a page of any length is clipped', async () => {
  await withFaults(
    send(answer({ status: 500, body: `<p>${'x'.repeat(9_999)}` })),
    async (client) => {
      const { error } = await createWallet(client, { currency: 'ZAR' });
      expect(error?.message.length).toBeLessThan(200);
    },
  );
});

test('200 with 400,000 wallets: one issue, at once', async () => {
  const body = { ...success(Array(400_000).fill({})), pagination: {} };
  await withFaults(send(json(body)), async (client) => {
    const { error } = await listWallets(client);
    expect(error?.issues).toEqual([
      { path: ['data'], message: expect.stringContaining('at most 1000') },
    ]);
  });
});

test('200 with 1,000 empty wallets: 200 issues, and one that counts the rest', async () => {
  const body = { ...success(Array(1_000).fill({})), pagination: {} };
  await withFaults(send(json(body)), async (client) => {
    const { error } = await listWallets(client);
    expect(error?.issues).toHaveLength(201);
    expect(error?.issues.at(-1)?.message).toMatch(/^\d+ more issues$/);
  });
});

test('an answer nested 100,000 levels deep: an invalid_response', async () => {
  const body = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  await withFaults(send(answer({ body })), async (client) => {
    const { error } = await listWallets(client);
    expect(error).toMatchObject({ kind: 'invalid_response', status: 200 });
  });
});

test('204: an invalid_response, since every success of the API has a body; whether it acted is unknown', async () => {
  await withFaults(send(answer({ status: 204 })), async (client, { received }) => {
    const { error } = await deletePayoutMethod(client, { payout_method_id: id });
    expect(error).toMatchObject({ kind: 'invalid_response', status: 204, outcome: 'unknown' });
    expect(error?.message).toBe('The API answered 204 without a body');
    expect(received).toHaveLength(1);
  });
});

test('unknown fields are kept and unknown states survive', async () => {
  const grown = { ...wallet, status: 'frozen', currency: 'EURC', tier: { level: 3 } };
  await withFaults(send(json(success(grown))), async (client) => {
    expect((await createWallet(client, { currency: 'ZAR' })).data).toEqual(grown);
  });
});

test('__proto__ in an answer pollutes nothing', async () => {
  const body = JSON.stringify(success(wallet)).replace('{', '{"__proto__":{"polluted":1},');
  await withFaults(send(answer({ body })), async (client) => {
    await createWallet(client, { currency: 'ZAR' });
    expect('polluted' in {}).toBe(false);
  });
});
