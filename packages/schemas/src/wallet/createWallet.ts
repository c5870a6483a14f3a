import * as v from 'valibot';
import { walletCurrencies } from '../codes/currency.ts';
import { FilledTextSchema } from '../scalar/filledText.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { textUpTo } from '../scalar/text.ts';
import { UuidSchema } from '../scalar/uuid.ts';
import { NetworkSchema } from './network.ts';

/**
 * Body of `POST /wallets`. The asset codes decide which currencies there are and which need a network
 * (SPEC-GAP 39 to 41).
 * Source: API spec 1.0.0, Create wallet.
 */
export const CreateWalletSchema = plainObject({
  /**
   * USDC or ZAR are listed, CAD and USDT are mentioned; the asset codes decide (SPEC-GAP 39). Never blank
   * (SPEC-GAP 78).
   */
  currency: v.pipe(FilledTextSchema, v.examples([...walletCurrencies])),
  /** Recommended. */
  description: v.optional(textUpTo(255)),
  /** Required for customer wallets. Omitted or null for merchant wallets (SPEC-GAP 75). */
  customer_id: v.nullish(UuidSchema),
  /** Required for stablecoins, omitted for fiat. */
  network: v.optional(NetworkSchema),
});
export type CreateWallet = v.InferOutput<typeof CreateWalletSchema>;
