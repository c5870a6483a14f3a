import { knownCurrency } from './knownCurrency.ts';
import { networkGiven } from './networkGiven.ts';
import { noNetworkForFiat } from './noNetworkForFiat.ts';

/** The rules of a wallet request. */
export const walletRules = /* @__PURE__ */ Object.freeze([
  networkGiven,
  noNetworkForFiat,
  knownCurrency,
] as const);
