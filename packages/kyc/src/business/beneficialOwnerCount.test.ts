import { ruleTable } from '../testing/ruleTable.ts';
import { beneficialOwnerCount } from './beneficialOwnerCount.ts';

const owners = (...shares: number[]) =>
  shares.map((ownershipPercentage) => ({ ownership_percentage: ownershipPercentage }));

ruleTable(beneficialOwnerCount, [
  { why: 'four quarters', set: { business_owners: owners(25, 25, 25, 25) }, finds: [] },
  {
    why: 'five quarters',
    set: { business_owners: owners(25, 25, 25, 25, 25) },
    finds: ['business_owners'],
  },
  {
    why: 'five, one of 24.99 %',
    set: { business_owners: owners(25, 25, 25, 25, 24.99) },
    finds: [],
  },
]);
