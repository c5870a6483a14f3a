import { isNetworkAllowed, schemaRule } from '@passmuster/schemas';
import { isAnything, isText } from '../../rule/guards.ts';
import { defineRule } from './defineRule.ts';

/** The network is “omitted for FIAT”. SPEC-GAP 41. */
export const noNetworkForFiat = defineRule({
  ...schemaRule.noNetworkForFiat,
  reads: { currency: isText, network: isAnything },
  check(wallet, { report }) {
    if (!isNetworkAllowed(wallet)) report(['network']);
  },
});
