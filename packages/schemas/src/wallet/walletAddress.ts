import * as v from 'valibot';
import { networks } from '../codes/network.ts';
import { openObject } from '../scalar/openObject.ts';
import { openPicklist } from '../scalar/openPicklist.ts';
import { TimestampSchema } from '../scalar/timestamp.ts';
import { UuidSchema } from '../scalar/uuid.ts';

/** A blockchain address of a wallet. Source: API spec 1.0.0, Wallet address. */
export const WalletAddressSchema = openObject({
  id: UuidSchema,
  /** In the response of a creation only. SPEC-GAP 44. */
  crypto_wallet_id: v.nullish(UuidSchema),
  address: v.string(),
  network: openPicklist(networks),
  created_at: TimestampSchema,
});
export type WalletAddress = v.InferOutput<typeof WalletAddressSchema>;
