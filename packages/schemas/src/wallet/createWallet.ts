import * as v from 'valibot';
import { networks } from '../codes/network.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { TextSchema, textUpTo } from '../scalar/text.ts';
import { UuidSchema } from '../scalar/uuid.ts';

/** Network of a stablecoin wallet, in lower case. Source: API spec 1.0.0, Create wallet, `network`. */
export const NetworkSchema = v.picklist(networks, 'Send erc20 or polygon');

/**
 * Body of `POST /wallets`. `network` belongs to stablecoins only; which currency is one is decided by
 * the asset codes, so that rule is not here; nor is the list of currencies, which is of two minds. Source: API spec 1.0.0, Create wallet. SPEC-GAP 39 to 41.
 */
export const CreateWalletSchema = plainObject({
  currency: TextSchema,
  description: v.optional(textUpTo(255)),
  /** Leave out for a merchant wallet. */
  customer_id: v.optional(UuidSchema),
  network: v.optional(NetworkSchema),
});
export type CreateWallet = v.InferOutput<typeof CreateWalletSchema>;
