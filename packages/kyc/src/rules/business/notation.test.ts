import { ruleTable } from '../../testing/ruleTable.ts';
import { notation } from './notation.ts';

const name = 'business_name';
const tax = 'tax_identification_number';
const register = 'registration_number';
const country = 'registered_address.country';

ruleTable(notation, [
  { why: 'one space between words', set: {}, finds: [] },
  { why: 'three spaces', set: { [name]: 'Kericho   Tea Ltd' }, finds: [name], says: 'spaces' },
  { why: 'spaces around a name', set: { [name]: '  Kericho Tea Ltd  ' }, finds: [] },
  {
    why: 'a lowercase PIN',
    set: { [tax]: 'p051365947 m', [register]: '', [country]: 'KE' },
    finds: [tax],
    says: 'capital letters',
  },
  {
    why: 'the PIN as it is on the certificate',
    set: { [tax]: 'P051365947M', [register]: '', [country]: 'KE' },
    finds: [],
  },
  {
    why: 'a space for the hyphen',
    set: { [register]: 'PVT 7XKLM9Y', [tax]: '', [country]: 'KE' },
    finds: [register],
  },
  {
    why: 'the hyphen',
    set: { [register]: 'PVT-7XKLM9Y', [tax]: '', [country]: 'KE' },
    finds: [],
  },
  {
    why: 'a number that its own rule reports',
    set: { [tax]: 'p05136594 m', [country]: 'KE' },
    finds: [],
  },
]);
