import type { ApiErrorCode, OpenUnion, Transaction, Wallet } from '@passmuster/schemas';
import { expectTypeOf, test } from 'vitest';
import type {
  ApiError,
  ApiResult,
  Client,
  ClientError,
  Fetch,
  InvalidRequestError,
  Outcome,
  ResponseInfo,
  TransportError,
} from '../index.ts';
import { bindClient, createWallet, findTransactions, paginateWallets, unwrap } from '../index.ts';

declare const result: ApiResult<Wallet>;
declare const error: ClientError;
declare const client: Client;

test('without an error there is data and a response', () => {
  if (result.error === undefined) {
    expectTypeOf(result.data).toEqualTypeOf<Wallet>();
    expectTypeOf(result.response).toEqualTypeOf<ResponseInfo>();
  } else {
    expectTypeOf(result.data).toEqualTypeOf<undefined>();
    expectTypeOf(result.error).toEqualTypeOf<ClientError>();
  }
});

test('without data there is an error', () => {
  if (result.data === undefined) expectTypeOf(result.error).toEqualTypeOf<ClientError>();
  else expectTypeOf(result.error).toEqualTypeOf<undefined>();
});

test('taken apart, the two still narrow each other', () => {
  const { data, error: failure } = result;
  if (failure) expectTypeOf(data).toEqualTypeOf<undefined>();
  else expectTypeOf(data).toEqualTypeOf<Wallet>();
  if (data) expectTypeOf(failure).toEqualTypeOf<undefined>();
  else expectTypeOf(failure).toEqualTypeOf<ClientError>();
});

test('an error narrows by its kind', () => {
  switch (error.kind) {
    case 'api':
      expectTypeOf(error).toEqualTypeOf<ApiError>();
      expectTypeOf(error.status).toEqualTypeOf<number>();
      expectTypeOf(error.outcome).toEqualTypeOf<'refused' | 'unknown'>();
      break;
    case 'invalid_request':
      expectTypeOf(error).toEqualTypeOf<InvalidRequestError>();
      expectTypeOf(error.outcome).toEqualTypeOf<'not_sent'>();
      break;
    default:
      expectTypeOf(error).toEqualTypeOf<TransportError>();
      expectTypeOf(error.outcome).toEqualTypeOf<Outcome>();
  }
});

test('codes are open at the end', () => {
  expectTypeOf(error.code).toEqualTypeOf<OpenUnion<ApiErrorCode> | undefined>();
  expectTypeOf<'SOMETHING_NEW'>().toExtend<NonNullable<ClientError['code']>>();
});

test('operations, the bound form and unwrap say what they give', () => {
  expectTypeOf(createWallet).returns.resolves.toEqualTypeOf<ApiResult<Wallet>>();
  expectTypeOf(findTransactions).returns.resolves.toEqualTypeOf<ApiResult<Transaction[]>>();
  expectTypeOf(bindClient(client).wallets.create).returns.toEqualTypeOf<
    Promise<ApiResult<Wallet>>
  >();
  expectTypeOf(paginateWallets(client)).toExtend<AsyncIterable<Wallet>>();
  expectTypeOf(unwrap(result)).toEqualTypeOf<Wallet>();
});

test('the fetch of the runtime is a fetch, and a look-alike of a client is not a client', () => {
  expectTypeOf<typeof globalThis.fetch>().toExtend<Fetch>();
  expectTypeOf<{ baseUrl: string }>().not.toExtend<Client>();
});
