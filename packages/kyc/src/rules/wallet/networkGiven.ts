import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';
import { isStablecoin } from './assets.ts';
import { defineRule } from './defineRule.ts';

/** A request for a stablecoin wallet must name the network. */
export const networkGiven = defineRule({
  id: 'wallet/network-given',
  severity: 'error',
  basis: 'spec',
  source: apiSection('Create wallet, network'),
  message: 'The network of a STABLECOIN wallet is missing',
  remedy: 'The network is missing. Choose Ethereum (ERC-20) or Polygon.',
  reads: { currency: isStablecoin, network: isAnything },
  check({ network }, { report }) {
    if (network === undefined) report(['network']);
  },
});
