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
    says: 'State and postal code',
  },
  {
    why: 'street and city',
    set: at({ street1: 'Cape Town', city: '12 Long Street' }),
    finds: ['registered_address.street1'],
    says: 'Street and city',
  },
  {
    why: 'a street without a number, and a city with its district',
    set: at({ country: 'BE', street1: 'Grand Place', city: '1000 Bruxelles Ville' }),
    finds: [],
  },
  {
    why: 'an owner whose country is missing, so that it is taken for that of the business',
    set: {
      'business_owners.0.address.country': undefined,
      'business_owners.0.address.city': '8001',
      'business_owners.0.address.postal_code': 'Cape Town',
    },
    finds: ['business_owners.0.address.city'],
  },
  {
    why: 'a state of three letters, which may be a city',
    set: at({ city: 'Gauteng', state: 'Joh' }),
    finds: [],
  },
  {
    why: 'a state of four letters',
    set: at({ city: 'Gauteng', state: 'Joha' }),
    finds: ['registered_address.city'],
  },
  {
    why: 'the code of a state and a city',
    set: at({ country: 'US', city: 'TX', state: 'Lubbock' }),
    finds: ['registered_address.city'],
    says: 'City and state',
  },
  {
    why: 'the code of a state that has cities of its name',
    set: at({ country: 'CA', city: 'QC', state: 'Montreal' }),
    finds: ['registered_address.city'],
  },
  {
    why: 'two letters where lists of states are open',
    set: at({ country: 'KE', city: '30', state: 'Nairobi' }),
    finds: [],
  },
  {
    why: 'a postal code and the code of a state',
    set: at({ country: 'US', state: '54639', postal_code: 'WI' }),
    finds: ['registered_address.state'],
    says: 'State and postal code',
  },
]);
