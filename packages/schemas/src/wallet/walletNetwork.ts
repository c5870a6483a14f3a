import type { RuleTexts } from '@passmuster/findings';
import {
  type FiatCurrency,
  fiatCurrencies,
  type StablecoinCurrency,
  stablecoinCurrencies,
} from '../codes/currency.ts';
import type { Network } from '../codes/network.ts';

export const networkGivenText = {
  message: 'The network of a STABLECOIN wallet is missing',
  remedy: 'The network is missing. Choose Ethereum (ERC-20) or Polygon.',
} as const satisfies RuleTexts;

export const noNetworkForFiatText = {
  message: "A FIAT wallet can't have a network",
  remedy: 'This currency has no network. Remove the network.',
} as const satisfies RuleTexts;

const stablecoins: ReadonlySet<unknown> = /* @__PURE__ */ new Set(stablecoinCurrencies);
const fiat: ReadonlySet<unknown> = /* @__PURE__ */ new Set(fiatCurrencies);

/** The two fields of a new wallet of which one decides about the other. */
interface CurrencyAndNetwork {
  readonly currency?: unknown;
  readonly network?: unknown;
}

/**
 * Returns false for a stablecoin without a network. Source: API spec 1.0.0, Create wallet, `network`.
 *
 * @example
 * isNetworkGiven({ currency: 'USDC' }) // false
 * isNetworkGiven({ currency: 'NGN' }) // true
 */
export function isNetworkGiven(wallet: unknown): boolean {
  const { currency, network }: CurrencyAndNetwork = Object(wallet);
  return network !== undefined || !stablecoins.has(currency);
}

/**
 * Returns false for a fiat currency with a network, which is “omitted for FIAT”. SPEC-GAP 41.
 *
 * @example
 * isNetworkAllowed({ currency: 'NGN', network: 'polygon' }) // false
 */
export function isNetworkAllowed(wallet: unknown): boolean {
  const { currency, network }: CurrencyAndNetwork = Object(wallet);
  return network === undefined || !fiat.has(currency);
}

/** Whether a new wallet in `Currency` has a network: yes, no, or either for a text that the specification doesn't name. */
export type NetworkFor<Currency extends string> = Currency extends StablecoinCurrency
  ? { readonly network: Network }
  : Currency extends FiatCurrency
    ? { readonly network?: undefined }
    : { readonly network?: Network | undefined };
