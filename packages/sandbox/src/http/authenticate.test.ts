import { AuthenticationErrorSchema } from '@passmuster/schemas';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';

onEachStorage('a credential', (sandbox) => {
  const path = '/api/asset-codes';
  const ask = async (headers: Record<string, string>) =>
    callerOf(sandbox())('GET', path, undefined, headers);

  test.each(['x-api-key', 'bearer', 'both alike'])('is accepted by %s', async (way) => {
    const key = await (await sandbox().keys()).create();
    const headers = {
      ...(way === 'bearer' ? {} : { 'x-api-key': key }),
      ...(way === 'x-api-key' ? {} : { authorization: `Bearer ${key}` }),
    };
    expect((await ask(headers)).status).toBe(200);
  });

  test.each([
    { headers: {}, reason: 'token_missing' },
    { headers: { 'x-api-key': 'pm_sandbox_nobody' }, reason: 'token_unknown' },
    { headers: { 'x-api-key': '' }, reason: 'token_missing' },
    { headers: { 'x-api-key': '', authorization: '' }, reason: 'token_missing' },
    { headers: { authorization: 'Bearer ' }, reason: 'token_malformed' },
    { headers: { authorization: 'Basic YTpi' }, reason: 'token_malformed' },
    { headers: { 'x-api-key': 'a', authorization: 'Bearer b' }, reason: 'credentials_differ' },
  ])('is refused with $reason', async ({ headers, reason }) => {
    const { status, body } = await ask(headers);
    expect(status).toBe(401);
    expect(v.is(AuthenticationErrorSchema, body)).toBe(true);
    expect(body).toEqual({
      status: 'failed',
      message: 'Invalid or expired token',
      error: { code: 'INVALID_TOKEN', details: { reason } },
    });
  });

  test.each([
    {
      empty: 'x-api-key',
      headers: (key: string) => ({ 'x-api-key': '', authorization: `Bearer ${key}` }),
    },
    { empty: 'Authorization', headers: (key: string) => ({ 'x-api-key': key, authorization: '' }) },
    { empty: 'Bearer', headers: (key: string) => ({ 'x-api-key': key, authorization: 'Bearer ' }) },
  ])('is accepted beside an empty $empty (SPEC-GAP 88)', async ({ headers }) => {
    const key = await (await sandbox().keys()).create();
    expect((await ask(headers(key))).status).toBe(200);
  });

  test.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])(
    'is accepted with the scheme %s (SPEC-GAP 90)',
    async (scheme) => {
      const key = await (await sandbox().keys()).create();
      expect((await ask({ authorization: `${scheme} ${key}` })).status).toBe(200);
      expect((await ask({ authorization: `${scheme}${key}` })).status).toBe(401);
    },
  );

  test('beside another credential is decided by the switch', async () => {
    const key = await (await sandbox().keys()).create({ merchant: 'differing' });
    const both = { 'x-api-key': key, authorization: 'Bearer other' };
    expect((await ask(both)).body.error.details.reason).toBe('credentials_differ');
    await callerOf(sandbox(), key)('PUT', '/_sandbox/switches', {
      refuseDifferingCredentials: false,
    });
    expect((await ask(both)).status).toBe(200);
  });

  test.each([
    { expiresAt: '2000-01-01T00:00:00.000Z', at: '1999-01-01', reason: 'token_expired' },
    { expiresAt: '2100-01-01T00:00:00.000Z', at: '2101-01-01', reason: undefined },
  ])(
    'that expires on $expiresAt does so by real time, with the clock at $at',
    async ({ expiresAt, at, reason }) => {
      const keys = await sandbox().keys();
      const setter = callerOf(sandbox(), await keys.create({ merchant: at }));
      await setter('PUT', '/_sandbox/clock', { at });
      const key = await keys.create({ merchant: at, expiresAt });
      const { status, body } = await callerOf(sandbox(), key)('GET', path);
      expect([status, body.error?.details.reason]).toEqual([reason ? 401 : 200, reason]);
    },
  );

  test('is accepted in x-api-key beside an Authorization of another scheme', async () => {
    const key = await (await sandbox().keys()).create();
    expect((await ask({ 'x-api-key': key, authorization: 'Basic YTpi' })).status).toBe(200);
  });

  test('given by hand has at least 24 characters, which a header can carry', async () => {
    const keys = await sandbox().keys();
    for (const key of ['x'.repeat(23), `${'x'.repeat(24)}\n`, 'x y'.repeat(8), 'é'.repeat(24)])
      await expect(keys.register(key)).rejects.toThrow('at least 24 characters');
    await keys.register('x'.repeat(24));
    expect((await ask({ 'x-api-key': 'x'.repeat(24) })).status).toBe(200);
  });

  test('ends when it is revoked or rotated', async () => {
    const keys = await sandbox().keys();
    const first = await keys.create({ merchant: 'rotating', environment: 'development' });
    const [entry] = (await keys.list()).filter(({ merchant }) => merchant === 'rotating');
    const second = await keys.rotate(entry?.id ?? '');
    expect(second).toMatch(/^pm_development_/);
    expect((await ask({ 'x-api-key': first })).body.error.details.reason).toBe('token_revoked');
    expect((await ask({ 'x-api-key': second ?? '' })).status).toBe(200);
    const grace = await keys.rotate(
      (await keys.list()).find((one) => one.merchant === 'rotating' && one.revoked_at === null)
        ?.id ?? '',
      60_000,
    );
    expect((await ask({ 'x-api-key': second ?? '' })).status).toBe(200);
    expect((await ask({ 'x-api-key': grace ?? '' })).status).toBe(200);
    expect(await keys.rotate('unknown')).toBeUndefined();
    expect(await keys.revoke('unknown')).toBe(false);
  });
});
