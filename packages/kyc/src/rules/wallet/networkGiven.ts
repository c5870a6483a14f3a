import { isNetworkGiven, schemaRule } from '@passmuster/schemas';
import { isAnything, isText } from '../../rule/guards.ts';
import { defineRule } from './defineRule.ts';

/** A request for a stablecoin wallet must name the network. */
export const networkGiven = defineRule({
  ...schemaRule.networkGiven,
  reads: { currency: isText, network: isAnything },
  check(wallet, { report }) {
    if (!isNetworkGiven(wallet)) report(['network']);
  },
});
