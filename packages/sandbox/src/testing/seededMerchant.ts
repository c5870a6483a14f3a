import { beforeEach, expect } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import type { SeededData } from '../simulate/seedData.ts';
import { type Caller, newMerchant, type Reply } from './caller.ts';

/** A merchant with the sample data, new for each test. */
export interface SeededMerchant {
  readonly call: Caller;
  /** The ids of the objects that were created. */
  readonly seeded: SeededData;
  /** Posts to a control route. */
  readonly post: (path: string, body?: unknown) => Promise<Reply>;
  readonly balance: (walletId: string) => Promise<string>;
  readonly expectSound: () => Promise<void>;
}

/** Creates the merchant before each test of a suite; its fields are read in the tests. */
export function seededMerchant(sandbox: () => Sandbox): SeededMerchant {
  let call: Caller;
  const seeded = {} as SeededData;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
    Object.assign(seeded, (await call('POST', '/_sandbox/seed')).body.data);
  });
  return {
    call: (...request) => call(...request),
    seeded,
    post: (path, body = {}) => call('POST', `/_sandbox${path}`, body),
    async balance(walletId) {
      const { data } = (await call('GET', '/api/wallets?limit=100')).body;
      return data.find(({ id }: { readonly id: string }) => id === walletId).balance;
    },
    async expectSound() {
      expect((await call('GET', '/_sandbox/ledger')).body.data).toMatchObject({ sound: true });
    },
  };
}
