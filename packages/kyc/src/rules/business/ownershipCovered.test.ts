import { ruleTable } from '../../testing/ruleTable.ts';
import { ownershipCovered } from './ownershipCovered.ts';

const owners = (...shares: number[]) =>
  shares.map((ownershipPercentage) => ({ ownership_percentage: ownershipPercentage }));

ruleTable(ownershipCovered, [
  { why: '75.01% accounted for', set: { business_owners: owners(50, 25.01) }, finds: [] },
  {
    why: '75% accounted for, which can hide an owner of 25%',
    set: { business_owners: owners(50, 25) },
    finds: ['business_owners'],
  },
  { why: 'halves as fractions', set: { business_owners: owners(0.5, 0.5) }, finds: [] },
  {
    why: '10% and a chart',
    set: { business_owners: owners(10), 'documents.3': { doc_type: 'OWNERSHIP_CHART' } },
    finds: [],
  },
  {
    why: '10% and a register',
    set: { business_owners: owners(10), 'documents.3': { doc_type: 'SHAREHOLDER_REGISTER' } },
    finds: [],
  },
  {
    why: 'a nonprofit has no shares',
    set: { business_owners: owners(0), business_type: 'NONPROFIT_CORPORATION' },
    finds: [],
  },
  {
    why: 'members of a cooperative have small shares',
    set: { business_owners: owners(3, 2), business_type: 'COOPERATIVE' },
    finds: [],
  },
  { why: 'nobody yet', set: { business_owners: [] }, finds: [] },
]);
