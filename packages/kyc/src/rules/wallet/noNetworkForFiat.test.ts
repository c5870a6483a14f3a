import { ruleTable } from '../../testing/ruleTable.ts';
import { noNetworkForFiat } from './noNetworkForFiat.ts';

ruleTable(
  noNetworkForFiat,
  [
    { why: 'a stablecoin on a network', set: {}, finds: [] },
    { why: 'a currency of a country on one', set: { currency: 'ZAR' }, finds: ['network'] },
    { why: 'a currency of a country', set: { currency: 'ZAR', network: undefined }, finds: [] },
  ],
  { currency: 'USDC', network: 'polygon' },
);
