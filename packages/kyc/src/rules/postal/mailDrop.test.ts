import { ruleTable } from '../../testing/ruleTable.ts';
import { mailDrop } from './mailDrop.ts';

const street = 'registered_address.street1';

ruleTable(mailDrop, [
  { why: 'a street', set: {}, finds: [] },
  { why: 'a mailbox shop', set: { [street]: 'The UPS Store, 340 S Lemon Ave' }, finds: [street] },
  {
    why: 'a forwarder where an owner lives',
    set: { 'business_owners.0.address.street2': 'iPostal1' },
    finds: ['business_owners.0.address.street2'],
  },
  { why: 'a suite', set: { [street]: '340 S Lemon Ave Suite 1234' }, finds: [] },
]);
