/** Currencies of a bank payout method. Source: API spec 1.0.0, Bank payout method, `currency` (2 values). */
export const payoutCurrencies = ['NGN', 'ZAR'] as const;
export type PayoutCurrency = (typeof payoutCurrencies)[number];

/**
 * Currencies that the specification names for wallets. The set is open.
 * Source: API spec 1.0.0, Create wallet (USDC, ZAR, CAD) and List wallets (USDT); NGN from bank payouts.
 * SPEC-GAP 39.
 */
export const walletCurrencies = ['USDC', 'USDT', 'ZAR', 'CAD', 'NGN'] as const;
export type WalletCurrency = (typeof walletCurrencies)[number];
