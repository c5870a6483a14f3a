import { ruleTable } from '../../testing/ruleTable.ts';
import { houseNumber } from './houseNumber.ts';

const country = 'registered_address.country';
const street = 'registered_address.street1';
const more = 'registered_address.street2';

ruleTable(houseNumber, [
  { why: 'a number', set: { [country]: 'DE', [street]: 'Lange Straße 4' }, finds: [] },
  {
    why: 'no number in Germany',
    set: { [country]: 'DE', [street]: 'Lange Straße', [more]: '' },
    finds: [street],
  },
  {
    why: 'a number in the second line',
    set: { [country]: 'US', [street]: 'Main Tower', [more]: 'Suite 4' },
    finds: [],
  },
  {
    why: 'a number as a word',
    set: { [country]: 'US', [street]: 'One Liberty Plaza', [more]: '' },
    finds: [],
  },
  {
    why: 'a landmark in South Africa',
    set: { [street]: 'Opposite the station', [more]: '' },
    finds: [],
  },
  {
    why: 'a placeholder, which is another rule',
    set: { 'registered_address.street1': 'same as above', 'registered_address.country': 'US' },
    finds: [],
  },
  {
    why: 'no number beside the name of the country',
    set: {
      'business_owners.1.address.street1': 'Hauptstraße',
      'business_owners.1.address.street2': '',
      'business_owners.1.address.country': 'Deutschland',
    },
    finds: ['business_owners.1.address.street1'],
  },
]);
