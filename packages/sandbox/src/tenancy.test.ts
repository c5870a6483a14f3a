import { expect, test } from 'vitest';
import { newMerchant } from './testing/caller.ts';
import { onEachStorage } from './testing/onEachStorage.ts';
import { tenantProbes } from './testing/tenantProbes.ts';

onEachStorage('two merchants', (sandbox) => {
  test('a foreign id is answered as an unknown one, byte for byte, on every route', async () => {
    const [victim, stranger] = [await newMerchant(sandbox()), await newMerchant(sandbox())];
    const { probes, leaks } = await tenantProbes(victim, stranger);
    expect(leaks).toEqual([]);
    expect(probes).toBeGreaterThan(25);
  });
});
