import { ruleTable } from '../testing/ruleTable.ts';
import { copiedNumber } from './copiedNumber.ts';

const register = 'registration_number';
const tax = 'tax_identification_number';

ruleTable(copiedNumber, [
  { why: 'numbers of their own', set: {}, finds: [] },
  {
    why: 'the tax number in both fields',
    set: { [register]: '9012345675' },
    finds: [register],
  },
  {
    why: 'the same in a country where they are one',
    set: { [register]: '9012345675', 'registered_address.country': 'BR' },
    finds: [],
  },
  { why: 'the phone number', set: { [register]: '27211234567' }, finds: [register] },
  { why: 'the passport of an owner', set: { [tax]: 'A0 123 4567' }, finds: [tax] },
  {
    why: 'the same of a sole proprietor',
    set: { [tax]: 'A01234567', business_type: 'SOLE_PROPRIETORSHIP' },
    finds: [],
  },
]);
