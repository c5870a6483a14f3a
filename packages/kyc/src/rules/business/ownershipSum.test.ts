import { ruleTable } from '../../testing/ruleTable.ts';
import { ownershipSum } from './ownershipSum.ts';

const owners = (...shares: number[]) =>
  shares.map((ownershipPercentage) => ({ ownership_percentage: ownershipPercentage }));

ruleTable(ownershipSum, [
  { why: 'three thirds', set: { business_owners: owners(33.33, 33.33, 33.34) }, finds: [] },
  {
    why: 'a hundredth too much',
    set: { business_owners: owners(33.33, 33.34, 33.34) },
    finds: ['business_owners'],
    says: '100.01%',
  },
  {
    why: 'shares that exceed 100 in floating point only',
    set: { business_owners: owners(28.58, 14.31, 57.11) },
    finds: [],
  },
  {
    why: 'too much, beside a share that is not filled in',
    set: { business_owners: [...owners(80, 30), {}] },
    finds: ['business_owners'],
    says: '110%',
  },
  {
    why: 'not too much, beside a share that is not filled in',
    set: { business_owners: [...owners(80, 20), {}] },
    finds: [],
  },
  {
    why: 'a share over 100 is left to the schema',
    set: { business_owners: owners(101) },
    finds: [],
  },
]);
