import { expectTypeOf, test } from 'vitest';
import {
  type ApiResult,
  type Client,
  createBankPayoutMethod,
  createBusinessCustomer,
  createWallet,
} from '../index.ts';
import { createSubmission, type Journal, type SubmissionAnswer } from '../submission.ts';

declare const client: Client;
declare const journal: Journal;
const now = (): Date => new Date(0);

test('every creation of the client can be submitted, and its result comes back', async () => {
  const { submit } = createSubmission({
    ...{ key: 'application-7', journal, now },
    send: (body: string) => createBusinessCustomer(client, JSON.parse(body)),
  });
  type Customer = Awaited<ReturnType<typeof createBusinessCustomer>>;
  expectTypeOf(await submit('{}')).toEqualTypeOf<Customer | undefined>();
  expectTypeOf(createWallet).returns.resolves.toExtend<SubmissionAnswer>();
  expectTypeOf(createBankPayoutMethod).returns.resolves.toExtend<SubmissionAnswer>();
});

test('a body is text or a Blob: it cannot change while it is sent', () => {
  const send = async (_: { name: string }): Promise<ApiResult<{ id: string }>> => expectNever();
  // @ts-expect-error an object could
  createSubmission({ key: 'application-7', journal, now, send });
  // @ts-expect-error the journal is not optional
  createSubmission({ key: 'application-7', now, send: async (_: Blob) => ({}) });
});

declare function expectNever(): never;
