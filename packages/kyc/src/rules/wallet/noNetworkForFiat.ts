import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';
import { isFiat } from './assets.ts';
import { defineRule } from './defineRule.ts';

/** The network is “omitted for FIAT”. SPEC-GAP 41. */
export const noNetworkForFiat = defineRule({
  id: 'wallet/no-network-for-fiat',
  severity: 'error',
  basis: 'spec',
  source: apiSection('Create wallet, network'),
  gap: 41,
  message: "A FIAT wallet can't have a network",
  remedy: 'This currency has no network. Remove the network.',
  reads: { currency: isFiat, network: isAnything },
  check({ network }, { report }) {
    if (network !== undefined) report(['network']);
  },
});
