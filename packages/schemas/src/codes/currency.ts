/** Currencies of a bank payout method. Source: API spec 1.0.0, Bank payout method, `currency` (2 values). */
export const payoutCurrencies = /* @__PURE__ */ Object.freeze(['NGN', 'ZAR'] as const);
export type PayoutCurrency = (typeof payoutCurrencies)[number];

/**
 * Stablecoins that the specification names. A wallet in one needs a network.
 * Source: API spec 1.0.0, Create wallet (USDC) and List wallets (USDT). SPEC-GAP 39.
 */
export const stablecoinCurrencies = /* @__PURE__ */ Object.freeze(['USDC', 'USDT'] as const);
export type StablecoinCurrency = (typeof stablecoinCurrencies)[number];

/**
 * Fiat currencies that the specification names. A wallet in one has no network (SPEC-GAP 41).
 * Source: API spec 1.0.0, Create wallet (ZAR, CAD); NGN from bank payouts. SPEC-GAP 39.
 */
export const fiatCurrencies = /* @__PURE__ */ Object.freeze(['ZAR', 'CAD', 'NGN'] as const);
export type FiatCurrency = (typeof fiatCurrencies)[number];

/** Currencies that the specification names for wallets. The set is open. SPEC-GAP 39. */
export const walletCurrencies = /* @__PURE__ */ Object.freeze([
  ...stablecoinCurrencies,
  ...fiatCurrencies,
] as const);
export type WalletCurrency = (typeof walletCurrencies)[number];
