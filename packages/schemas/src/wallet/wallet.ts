import * as v from 'valibot';
import { assetTypes } from '../codes/assetType.ts';
import { walletCurrencies } from '../codes/currency.ts';
import { walletStatuses } from '../codes/walletStatus.ts';
import { DecimalSchema } from '../scalar/decimal.ts';
import { openObject } from '../scalar/openObject.ts';
import { openPicklist } from '../scalar/openPicklist.ts';
import { TimestampSchema } from '../scalar/timestamp.ts';
import { UuidSchema } from '../scalar/uuid.ts';
import { WalletAddressSchema } from './walletAddress.ts';

/** A wallet as the API returns it. Source: API spec 1.0.0, Wallet. */
export const WalletSchema = openObject({
  id: UuidSchema,
  asset_type: openPicklist(assetTypes),
  currency: openPicklist(walletCurrencies),
  /** 8 decimal places for STABLECOIN, 2 for FIAT. */
  balance: DecimalSchema,
  description: v.nullish(v.string()),
  status: openPicklist(walletStatuses),
  created_at: TimestampSchema,
  updated_at: TimestampSchema,
  /** Null for a merchant wallet. */
  customer_id: v.nullish(UuidSchema),
  /** Empty for FIAT. */
  addresses: v.array(WalletAddressSchema),
});
export type Wallet = v.InferOutput<typeof WalletSchema>;
