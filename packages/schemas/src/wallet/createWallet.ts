import * as v from 'valibot';
import { walletCurrencies } from '../codes/currency.ts';
import { FilledTextSchema } from '../scalar/filledText.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { textUpTo } from '../scalar/text.ts';
import { UuidSchema } from '../scalar/uuid.ts';
import { NetworkSchema } from './network.ts';
import {
  isNetworkAllowed,
  isNetworkGiven,
  type NetworkFor,
  networkGivenText,
  noNetworkForFiatText,
} from './walletNetwork.ts';

/**
 * Body of `POST /wallets`. The asset codes decide which currencies there are and which need a network
 * (SPEC-GAP 39 to 41).
 * Source: API spec 1.0.0, Create wallet.
 */
export const CreateWalletSchema = v.pipe(
  plainObject({
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
  }),
  v.forward(v.partialCheck([['currency'], ['network']], isNetworkGiven, networkGivenText.remedy), [
    'network',
  ]),
  v.forward(
    v.partialCheck([['currency'], ['network']], isNetworkAllowed, noNetworkForFiatText.remedy),
    ['network'],
  ),
);
export type CreateWallet = v.InferOutput<typeof CreateWalletSchema>;

/**
 * A {@link CreateWallet} whose currency is known to the compiler: USDC and USDT need a network, ZAR, CAD and NGN have none.
 * With any other text, and with `string`, it may have one.
 */
export type CreateWalletIn<Currency extends string> = {
  readonly currency: Currency;
} & BodyIn<Currency>;

/** One body for each currency of a union. */
type BodyIn<Currency extends string> = Currency extends string
  ? Omit<CreateWallet, 'currency' | 'network'> & {
      readonly currency: Currency;
    } & NetworkFor<Currency>
  : never;
