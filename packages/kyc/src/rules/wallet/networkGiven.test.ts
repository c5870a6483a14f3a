import { ruleTable } from '../../testing/ruleTable.ts';
import { networkGiven } from './networkGiven.ts';

ruleTable(
  networkGiven,
  [
    { why: 'a stablecoin on a network', set: {}, finds: [] },
    { why: 'a stablecoin without one', set: { network: undefined }, finds: ['network'] },
    { why: 'a currency of a country', set: { currency: 'ZAR', network: undefined }, finds: [] },
  ],
  { currency: 'USDC', network: 'polygon' },
);
