import { ruleTable } from '../../testing/ruleTable.ts';
import { swappedFields } from './swappedFields.ts';

const at = (address: object) =>
  Object.fromEntries(
    Object.entries(address).map(([field, value]) => [`registered_address.${field}`, value]),
  );

ruleTable(swappedFields, [
  { why: 'each in its field', set: {}, finds: [] },
  {
    why: 'city and state',
    set: at({ city: 'Gauteng', state: 'Johannesburg' }),
    finds: ['registered_address.city'],
    says: 'City and state',
  },
  { why: 'a city that is a state', set: at({ city: 'Gauteng', state: 'Gauteng' }), finds: [] },
  {
    why: 'a city with the name of its state',
    set: at({ country: 'US', city: 'New York', state: 'Brooklyn' }),
    finds: [],
  },
  {
    why: 'a country where cities have the names of states',
    set: at({ country: 'SN', city: 'Dakar', state: 'Plateau' }),
    finds: [],
  },
  {
    why: 'city and postal code of an owner',
    set: {
      'business_owners.0.address.city': '8001',
      'business_owners.0.address.postal_code': 'Cape Town',
    },
    finds: ['business_owners.0.address.city'],
    says: 'postal code',
  },
  { why: 'a postal code twice', set: at({ city: '8001' }), finds: [] },
  {
    why: 'state and postal code',
    set: at({ state: '8001', postal_code: 'Western Cape' }),
    finds: ['registered_address.state'],
  },
  {
    why: 'street and city',
    set: at({ street1: 'Cape Town', city: '12 Long Street' }),
    finds: ['registered_address.street1'],
  },
  {
    why: 'a street without a number, and a city with its district',
    set: at({ country: 'BE', street1: 'Grand Place', city: '1000 Bruxelles Ville' }),
    finds: [],
  },
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
  },
  {
    why: 'registration number and tax number',
    set: { registration_number: '9012345675', tax_identification_number: '2019/123456/07' },
    finds: ['registration_number'],
    says: 'Registration number and tax number',
  },
  {
    why: 'a tax number twice',
    set: { registration_number: '9012345675', tax_identification_number: '9012345675' },
    finds: [],
  },
]);
