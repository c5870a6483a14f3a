import { ruleTable } from '../../testing/ruleTable.ts';
import { repeatedDigits } from './repeatedDigits.ts';

ruleTable(repeatedDigits, [
  { why: 'a number in use', set: {}, finds: [] },
  { why: 'zeros', set: { phone: '+2348000000000' }, finds: ['phone'] },
  {
    why: 'the same of an owner',
    set: { 'business_owners.1.phone_number': '+2348000000000' },
    finds: ['business_owners.1.phone_number'],
  },
]);
