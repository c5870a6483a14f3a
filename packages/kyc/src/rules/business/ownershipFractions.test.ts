import { ruleTable } from '../../testing/ruleTable.ts';
import { ownershipFractions } from './ownershipFractions.ts';

const owners = (...shares: number[]) =>
  shares.map((ownershipPercentage) => ({ ownership_percentage: ownershipPercentage }));

ruleTable(ownershipFractions, [
  { why: 'percentages', set: { business_owners: owners(50, 50) }, finds: [] },
  {
    why: 'halves as fractions',
    set: { business_owners: owners(0.5, 0.5) },
    finds: ['business_owners'],
    says: '25 for 25%',
  },
  { why: 'a sole owner of 1', set: { business_owners: owners(1) }, finds: ['business_owners'] },
  {
    why: 'rounded thirds as fractions',
    set: { business_owners: owners(0.333, 0.333, 0.333) },
    finds: ['business_owners'],
    says: '25 for 25%',
  },
  { why: 'small shares', set: { business_owners: owners(0.5, 0.4) }, finds: [] },
  { why: 'small shares, over one', set: { business_owners: owners(0.5, 0.51) }, finds: [] },
]);
