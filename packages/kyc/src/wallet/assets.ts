import { walletCurrencies } from '@passmuster/schemas';

/** Those of the currencies the API text names that are stablecoins (2). SPEC-GAP 39. */
const stablecoins: ReadonlySet<string> = new Set(['USDC', 'USDT']);
const named: ReadonlySet<string> = new Set(walletCurrencies);

export const isStablecoin = (value: unknown): value is string =>
  typeof value === 'string' && stablecoins.has(value);

export const isFiat = (value: unknown): value is string =>
  typeof value === 'string' && named.has(value) && !stablecoins.has(value);

/** A currency that the API text names nowhere. */
export const isUnnamed = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !named.has(value);
