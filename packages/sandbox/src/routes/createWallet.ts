import type { Finding } from '@passmuster/findings';
import { type AssetType, apiSpecification } from '@passmuster/schemas';
import { parseCreateWallet } from '@passmuster/schemas/compiled';
import { success } from '../answer/answer.ts';
import { invalid } from '../answer/refusal.ts';
import { assetTypeOf } from '../assetCodes.ts';
import type { Operation } from '../call.ts';
import { isForeignKeyViolation } from '../db/databaseError.ts';
import { readBody } from '../readBody.ts';
import { customerNotFound } from './customerNotFound.ts';
import { insertWallet } from './insertWallet.ts';

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
