import type { JsonSchema } from '@valibot/to-json-schema';
import {
  fiatCurrencies,
  stablecoinCurrencies,
  walletCurrencies,
} from '../../src/codes/currency.ts';

/** Returns what holds for a wallet in one of the currencies that `currency` describes. */
const branch = (title: string, currency: JsonSchema, required: string[] = []): JsonSchema => ({
  title,
  properties: {
    currency: { type: 'string', ...currency },
    network: { $ref: '#/$defs/Network' },
  },
  required: ['currency', ...required],
});

/** What the currency of a new wallet means for its network: exactly one of these holds. SPEC-GAP 39, 41. */
export const walletBranches: JsonSchema[] = [
  branch('In a stablecoin', { enum: [...stablecoinCurrencies] }, ['network']),
  {
    ...branch('In a fiat currency', { enum: [...fiatCurrencies] }),
    not: { required: ['network'] },
  },
  branch('In a currency that the specification does not name', {
    not: { enum: [...walletCurrencies] },
  }),
];
