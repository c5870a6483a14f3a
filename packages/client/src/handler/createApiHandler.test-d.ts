import { expectTypeOf, test } from 'vitest';
import type { Client } from '../index.ts';
import { createApiHandler } from './createApiHandler.ts';

declare const client: Client;

test('permit gets the session that authorize returns', () => {
  createApiHandler({
    client,
    operations: ['createWallet'],
    authorize: async () => (Math.random() > 0.5 ? { status: 401 } : { as: { customer: 'c-1' } }),
    permit(input, { as }) {
      expectTypeOf(as).toEqualTypeOf<{ customer: string }>();
      return { input };
    },
  });
});

test('a callback that may permit by accident is a type error', () => {
  const rest = { client, operations: ['createWallet'] } as const;
  // @ts-expect-error: a boolean decides nothing
  createApiHandler({ ...rest, authorize: () => true, permit: (input) => ({ input }) });
  // @ts-expect-error: permit is required
  createApiHandler({ ...rest, authorize: () => ({ as: 'a visitor' }) });
});
