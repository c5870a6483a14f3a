import { ruleTable } from '../../testing/ruleTable.ts';
import { swappedContacts } from './swappedContacts.ts';

ruleTable(swappedContacts, [
  { why: 'each in its field', set: {}, finds: [] },
  {
    why: 'email and website',
    set: { email: 'https://karoo.co.za', business_website: 'office@karoo.co.za' },
    finds: ['email'],
    says: 'Email and website',
  },
  { why: 'an email twice', set: { business_website: 'office@karoo.co.za' }, finds: [] },
  {
    why: 'phone and country code',
    set: { phone: '+27', phone_country_code: '+27211234567' },
    finds: ['phone'],
    says: 'Phone number and country code',
  },
  {
    why: 'a phone number of five digits, which no calling code has',
    set: { phone: '+27211', phone_country_code: '+27211234567' },
    finds: [],
  },
  {
    why: 'two websites',
    set: { email: 'karoo.co.za', business_website: 'karoo.co.za' },
    finds: [],
  },
  {
    why: 'texts too long to be compared',
    set: { email: `www.${'a'.repeat(200)}.co.za`, business_website: 'office@karoo.co.za' },
    finds: [],
  },
]);
