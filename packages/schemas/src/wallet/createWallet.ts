import * as v from 'valibot';
import { plainObject } from '../scalar/plainObject.ts';
import { TextSchema, textUpTo } from '../scalar/text.ts';
import { UuidSchema } from '../scalar/uuid.ts';
import { NetworkSchema } from './network.ts';

/**
 * Body of `POST /wallets`. `network` belongs to stablecoins only. Which currency is one, the asset codes
 * decide, so neither that rule nor a list of currencies is here (SPEC-GAP 39 to 41).
 * Source: API spec 1.0.0, Create wallet.
 */
export const CreateWalletSchema = plainObject({
  currency: TextSchema,
  description: v.optional(textUpTo(255)),
  /** Omitted or null for a merchant wallet (SPEC-GAP 75). */
  customer_id: v.nullish(UuidSchema),
  network: v.optional(NetworkSchema),
});
export type CreateWallet = v.InferOutput<typeof CreateWalletSchema>;
