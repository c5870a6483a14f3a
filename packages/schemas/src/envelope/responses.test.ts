import {
  assetCodeSample,
  bankPayoutMethodSample,
  transactionSample,
  uuidSample,
  walletSample,
} from '@passmuster/testing/answers';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as schemas from '../index.ts';

const pagination = { total: 1, page: 1, limit: 10, totalPages: 1 };
const success = (data: unknown): object => ({ status: 'success', data });

const answers: readonly { name: string; schema: v.GenericSchema<unknown>; body: object }[] = [
  {
    name: '1 Create business customer',
    schema: schemas.CreateBusinessCustomerResponseSchema,
    body: success({}),
  },
  {
    name: '2 Add bank payout method',
    schema: schemas.CreateBankPayoutMethodResponseSchema,
    body: success(bankPayoutMethodSample),
  },
  {
    name: '3 Create wallet',
    schema: schemas.CreateWalletResponseSchema,
    body: success(walletSample),
  },
  {
    name: '4 List wallets',
    schema: schemas.ListWalletsResponseSchema,
    body: { ...success([walletSample]), pagination },
  },
  {
    name: '5 Delete payout method',
    schema: schemas.SuccessMessageSchema,
    body: { status: 'success', message: 'Deleted' },
  },
  {
    name: '6 Fetch transactions',
    schema: schemas.FindTransactionsResponseSchema,
    body: success([transactionSample]),
  },
  {
    name: '7 List asset codes',
    schema: schemas.ListAssetCodesResponseSchema,
    body: success([assetCodeSample]),
  },
  {
    name: '8 Validate address',
    schema: schemas.ValidateAddressResponseSchema,
    body: success({ valid: false }),
  },
  {
    name: 'an error of an operation',
    schema: schemas.OperationErrorSchema,
    body: { status: 'error', message: 'Invalid reference ID format', code: 'INVALID_REFERENCE_ID' },
  },
  {
    name: 'a failed authentication',
    schema: schemas.AuthenticationErrorSchema,
    body: {
      status: 'failed',
      message: 'Invalid or expired token',
      error: { code: 'INVALID_TOKEN', details: { reason: 'token_expired' } },
    },
  },
];

describe.each(answers)('$name', ({ schema, body }) => {
  test('comes out as it came in', () => {
    expect(v.parse(schema, body)).toEqual(body);
  });
  test('keeps fields the specification does not show', () => {
    const grown = { ...body, trace: { id: 7 } };
    expect(v.parse(schema, grown)).toEqual(grown);
  });
  test('is refused with another status', () => {
    expect(v.safeParse(schema, { ...body, status: 'pending' }).success).toBe(false);
  });
});

test.each([
  {
    what: 'a wallet',
    schema: schemas.WalletSchema,
    body: { ...walletSample, status: 'frozen', currency: 'EURC' },
  },
  {
    what: 'a transaction',
    schema: schemas.TransactionSchema,
    body: {
      ...transactionSample,
      status: 'REVERSED',
      transaction_type: 'SWAP',
      transaction_mode: 'CREDIT',
      network: 'Base',
    },
  },
  {
    what: 'a payout method',
    schema: schemas.BankPayoutMethodSchema,
    body: { ...bankPayoutMethodSample, type: 'MOBILE', currency: 'GHS' },
  },
  {
    what: 'an asset code',
    schema: schemas.AssetCodeSchema,
    body: { ...assetCodeSample, asset_type: 'TOKEN', networks: null },
  },
  {
    what: 'an error',
    schema: schemas.OperationErrorSchema,
    body: { status: 'error', code: 'BRAND_NEW' },
  },
])('$what with values never seen survives', ({ schema, body }) => {
  expect(v.parse<v.GenericSchema<unknown>>(schema, body)).toEqual(body);
});

test.each([
  { change: { balance: 12.5 }, why: 'money is text, never a number' },
  { change: { id: '7' }, why: 'identifiers are UUIDs' },
  { change: { addresses: null }, why: 'FIAT has an empty list' },
  { change: { created_at: '2026-01-31' }, why: 'timestamps are date-times' },
])('a wallet with $change is refused: $why', ({ change }) => {
  expect(v.safeParse(schemas.WalletSchema, { ...walletSample, ...change }).success).toBe(false);
});

test.each([
  { addresses: [] },
  { description: 'x' },
  { customer_id: uuidSample },
  { addresses: [{ ...walletSample.addresses[0], crypto_wallet_id: uuidSample }] },
])('a wallet may have %o', (change) => {
  expect(v.safeParse(schemas.WalletSchema, { ...walletSample, ...change }).issues).toBeUndefined();
});

// Those of the other answers are in the table of obligations.
describe.each([
  { what: 'an error', schema: schemas.OperationErrorSchema, fields: 'code message' },
  { what: 'a failed authentication', schema: schemas.AuthenticationErrorSchema, fields: 'message' },
])('of $what, only $fields may be null or absent', ({ schema, fields }) => {
  const refused = (value: object): string[] =>
    (v.safeParse(schema as v.GenericSchema, value).issues ?? []).map(
      (issue) => v.getDotPath(issue) ?? '',
    );
  const all = Object.keys(schema.entries);
  const required = all.filter((field) => !fields.split(' ').includes(field));

  test('absent', () => expect(refused({}).sort()).toEqual(required.sort()));
  test('null', () => {
    const nulls = Object.fromEntries(all.map((field) => [field, null]));
    expect(refused(nulls).sort()).toEqual(required.sort());
  });
});

/** Returns the objects of a schema, however deep, by their place. */
function objectsIn(schema: unknown, place: string): [place: string, entries: object][] {
  const { entries, item, wrapped } = Object(schema);
  if (item ?? wrapped) return objectsIn(item ?? wrapped, place);
  if (typeof entries !== 'object') return [];
  const below = Object.entries<unknown>(entries).flatMap(([field, entry]) =>
    objectsIn(entry, `${place}.${field}`),
  );
  return [[place, entries], ...below];
}

test.each([...answers].flatMap(({ name, schema }) => objectsIn(schema, name)))(
  'in %s what may be absent may be null, and the other way around (SPEC-GAP 79)',
  (_, entries) => {
    const fieldsThatTake = (value: null | undefined): string[] =>
      Object.keys(entries).filter((field) => v.is(Reflect.get(entries, field), value));
    expect(fieldsThatTake(null)).toEqual(fieldsThatTake(undefined));
  },
);
