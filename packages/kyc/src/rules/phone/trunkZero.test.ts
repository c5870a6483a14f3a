import { ruleTable } from '../../testing/ruleTable.ts';
import { trunkZero } from './trunkZero.ts';

ruleTable(trunkZero, [
  { why: 'no zero', set: {}, finds: [] },
  { why: 'a zero kept', set: { phone: '+270211234567' }, finds: ['phone'], says: 'the 0' },
  {
    why: 'a zero kept by an owner',
    set: { 'business_owners.1.phone_number': '+23408031234567' },
    finds: ['business_owners.1.phone_number'],
  },
]);
