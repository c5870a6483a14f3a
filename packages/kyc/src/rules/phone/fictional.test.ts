import { ruleTable } from '../../testing/ruleTable.ts';
import { fictional } from './fictional.ts';

ruleTable(fictional, [
  { why: 'a number in use', set: {}, finds: [] },
  { why: 'a number of films', set: { phone: '+12125550123' }, finds: ['phone'] },
  {
    why: 'the same of an owner',
    set: { 'business_owners.1.phone_number': '+12125550123' },
    finds: ['business_owners.1.phone_number'],
  },
]);
