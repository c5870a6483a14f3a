import type { JsonSchema } from '@valibot/to-json-schema';
import {
  fiatCurrencies,
  stablecoinCurrencies,
  walletCurrencies,
} from '../../src/codes/currency.ts';

/** Returns the JSON Schema of a wallet in one of `currencies`. */
const inOneOf = (currencies: readonly string[]): JsonSchema => ({
  properties: { currency: { type: 'string', enum: [...currencies] } },
  required: ['currency'],
});

/**
 * What the currency of a new wallet means for its network: exactly one of these holds. Each names the properties that it
 * requires, also inside of `not`, as strict validators ask. SPEC-GAP 39, 41.
 */
export const walletBranches: JsonSchema[] = [
  {
    title: 'In a stablecoin',
    properties: {
      ...inOneOf(stablecoinCurrencies).properties,
      network: { $ref: '#/$defs/Network' },
    },
    required: ['currency', 'network'],
  },
  {
    title: 'In a fiat currency',
    ...inOneOf(fiatCurrencies),
    not: { properties: { network: {} }, required: ['network'] },
  },
  {
    title: 'In a currency that the specification does not name',
    not: inOneOf(walletCurrencies),
  },
];
