import { ruleTable } from '../../testing/ruleTable.ts';
import { partners } from './partners.ts';

const owners = (...shares: readonly number[]) => ({
  business_type: 'GENERAL_PARTNERSHIP',
  business_owners: shares.map((share) => ({ ownership_percentage: share })),
});

ruleTable(partners, [
  { why: 'one partner owns all of it', set: owners(100), finds: ['business_owners'] },
  { why: 'the other owns less than is asked for', set: owners(99.99), finds: [] },
  { why: 'two partners', set: owners(60, 40), finds: [] },
  { why: 'no partner yet', set: owners(), finds: [] },
  {
    why: 'one owner of a company',
    set: { ...owners(100), business_type: 'C_CORPORATION' },
    finds: [],
  },
  { why: 'a second partner without a share', set: owners(100, 0), finds: [] },
]);
