import { ruleTable } from '../../testing/ruleTable.ts';
import { ownContacts } from './ownContacts.ts';

const email = 'business_owners.1.email';
const phone = 'business_owners.1.phone_number';

ruleTable(ownContacts, [
  { why: 'each their own', set: {}, finds: [] },
  {
    why: 'one email address, in another case',
    set: { [email]: 'Thandi@KarooTrading.co.za' },
    finds: [email],
    says: 'Owner 1 uses the same email',
  },
  {
    why: 'another email address with the same letters',
    set: { [email]: 't.handi@karootrading.co.za' },
    finds: [],
  },
  {
    why: 'one phone number',
    set: { [phone]: '+27821234567' },
    finds: [phone],
    says: 'Owner 1 uses the same phone',
  },
  {
    why: 'one person twice, which is another rule',
    set: {
      [email]: 'thandi@karootrading.co.za',
      'business_owners.1.first_name': 'Thandi',
      'business_owners.1.last_name': 'Mokoena',
      'business_owners.1.date_of_birth': '1984-05-17',
    },
    finds: [],
  },
  {
    why: 'two that are blank',
    set: { business_owners: [{ email: '' }, { email: '' }] },
    finds: [],
  },
]);
