import { walletCurrencies } from '@passmuster/schemas';

/** The stablecoins among the currencies that the API specification names (2). SPEC-GAP 39. */
const stablecoins: ReadonlySet<string> = new Set(['USDC', 'USDT']);
const named: ReadonlySet<string> = new Set(walletCurrencies);

export const isStablecoin = (value: unknown): value is string =>
  typeof value === 'string' && stablecoins.has(value);

export const isFiat = (value: unknown): value is string =>
  typeof value === 'string' && named.has(value) && !stablecoins.has(value);

/** Returns whether the API specification never names a currency. A blank one is refused by the schema. */
export const isUnnamed = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !named.has(value);
