import { ruleTable } from '../../testing/ruleTable.ts';
import { premiumRate } from './premiumRate.ts';

ruleTable(premiumRate, [
  { why: 'a number in use', set: {}, finds: [] },
  { why: 'a number that costs extra', set: { phone: '+449012345678' }, finds: ['phone'] },
  {
    why: 'the same of an owner',
    set: { 'business_owners.1.phone_number': '+449012345678' },
    finds: ['business_owners.1.phone_number'],
  },
]);
