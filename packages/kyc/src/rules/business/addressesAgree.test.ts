import { ruleTable } from '../../testing/ruleTable.ts';
import { addressesAgree } from './addressesAgree.ts';

const [first, second] = [0, 1].map((i) => `business_owners.${i}.address`);

ruleTable(addressesAgree, [
  { why: 'three houses', set: {}, finds: [] },
  {
    why: 'the office with another code',
    set: { [`${first}.street1`]: '12 LONG STREET', [`${first}.postal_code`]: '8002' },
    finds: [`${first}.postal_code`],
  },
  {
    why: 'the office with its code',
    set: { [`${first}.street1`]: '12, Long Street', [`${first}.postal_code`]: '80 01' },
    finds: [],
  },
  {
    why: 'the office with a longer form of its code',
    set: {
      'registered_address.postal_code': '94103',
      [`${first}.street1`]: '12 Long Street',
      [`${first}.postal_code`]: '94103-1234',
    },
    finds: [],
  },
  {
    why: 'two owners of one house',
    set: { [`${second}.street1`]: '4 Kloof Road', [`${second}.postal_code`]: '8005' },
    finds: [`${second}.postal_code`],
  },
  {
    why: 'a street without a number is long',
    set: {
      [`${first}.street1`]: 'Kloof Road',
      [`${second}.street1`]: 'Kloof Road',
      [`${second}.postal_code`]: '8005',
    },
    finds: [],
  },
  {
    why: 'in another city',
    set: {
      [`${second}.street1`]: '4 Kloof Road',
      [`${second}.city`]: 'Johannesburg',
      [`${second}.postal_code`]: '2007',
    },
    finds: [],
  },
  {
    why: 'the office with a shorter form of its code',
    set: {
      'registered_address.postal_code': '94103-1234',
      [`${first}.street1`]: '12 Long Street',
      [`${first}.postal_code`]: '94103',
    },
    finds: [],
  },
  {
    why: 'the same street and number without a city',
    set: {
      'registered_address.city': '',
      [`${first}.street1`]: '12 Long Street',
      [`${first}.city`]: '',
      [`${first}.postal_code`]: '8002',
    },
    finds: [],
  },
]);
