import { randomUUID } from 'node:crypto';
import type { Finding } from '@passmuster/findings';
import {
  type AssetType,
  apiSpecification,
  type CreateWallet,
  type Wallet,
  type WalletStatus,
} from '@passmuster/schemas';
import { parseCreateWallet } from '@passmuster/schemas/compiled';
import type { Kysely } from 'kysely';
import { success } from '../answer/answer.ts';
import { invalid } from '../answer/refusal.ts';
import { assetTypeOf } from '../assetCodes.ts';
import type { Call, Operation } from '../call.ts';
import { isForeignKeyViolation } from '../db/databaseError.ts';
import type { Tables } from '../db/tables.ts';
import { countWallet } from '../db/walletCounts.ts';
import type { DeriveAddress } from '../depositAddresses.ts';
import { readBody } from '../readBody.ts';
import { customerNotFound } from './customerNotFound.ts';
import { type AddressRow, toWallet } from './toWallet.ts';

/** `POST /wallets`. Source: API spec 1.0.0, Create wallet. SPEC-GAP 39 to 43. */
export const createWallet: Operation = async (call) => {
  const { switches, store } = call;
  const input = await readBody(call, parseCreateWallet);
  if (input.answer) return input.answer;
  const assetType = assetTypeOf(input.value.currency);
  if (assetType === undefined) return invalid(switches.validationStatus, [unknownCurrency]);
  const finding = networkFinding(assetType, input.value.network);
  if (finding) return invalid(switches.validationStatus, [finding]);
  const derive = assetType === 'STABLECOIN' ? await call.addresses() : undefined;
  try {
    const data = await store.write((db) => insertWallet(db, call, input.value, assetType, derive));
    return success(switches.createdStatus, { data });
  } catch (error) {
    if (isForeignKeyViolation(error)) return customerNotFound;
    throw error;
  }
};

/** Writes a wallet, counts it and gives a stablecoin one its deposit address. */
export async function insertWallet(
  db: Kysely<Tables>,
  { merchant, now }: Call,
  { currency, customer_id: customerId, description, network }: CreateWallet,
  assetType: AssetType,
  derive: DeriveAddress | undefined,
  /** SPEC-GAP 43: as seen. */
  status: WalletStatus = assetType === 'FIAT' ? 'pending' : 'active',
): Promise<Wallet> {
  const wallet = {
    id: randomUUID(),
    merchant_id: merchant.id,
    customer_id: customerId?.toLowerCase() ?? null,
    asset_type: assetType,
    currency,
    description: description ?? null,
    status,
    created_at: now,
    updated_at: now,
  };
  const inserted = db.insertInto('wallets').values({ ...wallet, balance: 0n });
  const { seq } = await inserted.returning('seq').executeTakeFirstOrThrow();
  await countWallet(db, wallet, 1);
  if (network === undefined || derive === undefined)
    return toWallet({ ...wallet, balance: '0' }, []);
  const index = Number(seq);
  const address: AddressRow = {
    id: randomUUID(),
    wallet_id: wallet.id,
    network,
    address: derive(network, index),
    created_at: now,
  };
  const row = { ...address, merchant_id: merchant.id, path_index: index };
  await db.insertInto('wallet_addresses').values(row).execute();
  return toWallet({ ...wallet, balance: '0' }, [address], 'created');
}

/** SPEC-GAP 41: a stablecoin has a network, a fiat wallet has none. */
function networkFinding(assetType: AssetType, network: string | undefined): Finding | undefined {
  if (assetType === 'STABLECOIN' && network === undefined) return networkMissing;
  return assetType === 'FIAT' && network !== undefined ? networkOnFiat : undefined;
}

const source = { ...apiSpecification, section: 'Create wallet' };

const unknownCurrency: Finding = {
  rule: 'wallet/known-currency',
  severity: 'error',
  path: ['currency'],
  message: 'This sandbox has no such currency',
  remedy: 'Send one of the asset codes: USDC, USDT, ZAR, CAD, NGN',
  source,
};
const networkMissing: Finding = {
  rule: 'wallet/network-for-stablecoin',
  severity: 'error',
  path: ['network'],
  message: 'A stablecoin wallet needs a network',
  remedy: 'Send erc20 or polygon',
  source,
};
const networkOnFiat: Finding = {
  rule: 'wallet/no-network-for-fiat',
  severity: 'error',
  path: ['network'],
  message: 'A fiat wallet has no network',
  remedy: 'Leave network out',
  source,
};
