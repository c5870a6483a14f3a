import { assetCodeSample as assetCode, success } from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { createWallet, listAssetCodes } from '../index.ts';
import { answer, json } from '../testing/answer.ts';
import { send } from '../testing/inTurn.ts';
import { withFaults } from '../testing/withFaults.ts';

const good = success([assetCode]);

test.each([301, 302, 303, 307, 308])(
  '%i: not followed, an error, and the key stays here',
  async (status) => {
    await withFaults(send(json(good)), async (_, elsewhere) => {
      const redirect = send(
        answer({ status, headers: { location: `${elsewhere.baseUrl}/asset-codes` } }),
      );
      await withFaults(redirect, async (client, { received }) => {
        const { error } = await listAssetCodes(client);
        expect(error).toMatchObject({ kind: 'redirect', outcome: 'refused', status, attempts: 1 });
        expect(error?.message).toContain('The API did nothing');
        expect([received.length, elsewhere.received.length]).toEqual([1, 0]);
      });
    });
  },
);

test.each([
  {
    what: 'a redirect as browsers show it, without a status,',
    shown: { type: 'opaqueredirect', status: 0 },
  },
  {
    what: 'a redirect that a fetch has followed',
    shown: { redirected: true, status: 200 },
  },
])('$what is an error', async ({ shown }) => {
  const response = Object.defineProperties(
    Response.json(good),
    Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, { value }])),
  );
  await withFaults(
    send(json(good)),
    async (client) => {
      const { error } = await listAssetCodes(client);
      const status = shown.status || undefined;
      expect(error).toMatchObject({ kind: 'redirect', outcome: 'refused', status });
    },
    { fetch: async () => response },
  );
});

test('a POST that is answered with a redirect may have been acted on', async () => {
  const redirect = send(answer({ status: 303, headers: { location: '/wallets/7' } }));
  await withFaults(redirect, async (client) => {
    const { error } = await createWallet(client, { currency: 'ZAR' });
    expect(error).toMatchObject({ kind: 'redirect', outcome: 'unknown', attempts: 1 });
  });
});
