import { ruleTable } from '../../testing/ruleTable.ts';
import { countryAsCity } from './countryAsCity.ts';

const city = 'registered_address.city';

ruleTable(countryAsCity, [
  { why: 'a city', set: {}, finds: [] },
  { why: 'the country', set: { [city]: 'South Africa' }, finds: [city] },
  { why: 'in capitals', set: { [city]: 'SOUTH AFRICA ' }, finds: [city] },
  {
    why: 'a country that is a city',
    set: { [city]: 'Singapore', 'registered_address.country': 'SG' },
    finds: [],
  },
  {
    why: 'a capital with the name of its country in another language',
    set: { [city]: 'Tunis', 'registered_address.country': 'TN' },
    finds: [],
  },
  { why: 'the name of another country', set: { [city]: 'Lebanon' }, finds: [] },
  {
    why: 'twice the name of the country',
    set: {
      'business_owners.1.address.city': 'Kenya',
      'business_owners.1.address.country': 'Kenya',
    },
    finds: ['business_owners.1.address.city'],
  },
]);
