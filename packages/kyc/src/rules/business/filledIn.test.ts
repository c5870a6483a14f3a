import { ruleTable } from '../../testing/ruleTable.ts';
import { filledIn } from './filledIn.ts';

ruleTable(filledIn, [
  { why: 'all texts say something', set: {}, finds: [] },
  {
    why: 'no registration number',
    set: { registration_number: '' },
    finds: ['registration_number'],
  },
  { why: 'spaces for a name', set: { business_name: ' \t' }, finds: ['business_name'] },
  {
    why: 'no passport number',
    set: { 'business_owners.1.id_number': ' ' },
    finds: ['business_owners.1.id_number'],
  },
  { why: 'not there at all is left to the schema', set: { trading_name: undefined }, finds: [] },
  {
    why: 'an owner without a name or address that can be seen',
    set: {
      'business_owners.0.first_name': ' ',
      'business_owners.0.last_name': '\u200b',
      'business_owners.0.address.city': '\u3164',
      'registered_address.state': '\u00a0',
    },
    finds: [
      'business_owners.0.address.city',
      'business_owners.0.first_name',
      'business_owners.0.last_name',
      'registered_address.state',
    ],
  },
  { why: 'one visible character', set: { business_name: ' Ä' }, finds: [] },
]);
