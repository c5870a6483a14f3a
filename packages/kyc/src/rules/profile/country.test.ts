import { ruleTable } from '../../testing/ruleTable.ts';
import { country } from './country.ts';

ruleTable(country({ name: 'Acme Pay', countries: ['NG', 'ZA'] }), [
  { why: 'a country of the list', set: {}, finds: [] },
  {
    why: 'another country',
    set: { 'registered_address.country': 'KE' },
    finds: ['registered_address.country'],
    says: 'Kenya',
  },
  { why: 'no country yet', set: { 'registered_address.country': '' }, finds: [] },
  {
    why: 'owners may live anywhere',
    set: { 'business_owners.0.address.country': 'KE' },
    finds: [],
  },
]);
