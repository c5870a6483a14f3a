import { knownCurrency } from './knownCurrency.ts';
import { networkGiven } from './networkGiven.ts';
import { noNetworkForFiat } from './noNetworkForFiat.ts';

/** The rules of a wallet request. */
export const walletRules = [networkGiven, noNetworkForFiat, knownCurrency] as const;
