import { ruleTable } from '../../testing/ruleTable.ts';
import { copiedNumber } from './copiedNumber.ts';

const register = 'registration_number';
const tax = 'tax_identification_number';

ruleTable(copiedNumber, [
  { why: 'numbers of their own', set: {}, finds: [] },
  {
    why: 'the name for a number',
    set: { business_name: 'Rift Valley Dairy LLP', [register]: 'Rift Valley Dairy, LLP' },
    finds: [register],
  },
  {
    why: 'the tax number in both fields',
    set: { [register]: '9012345675' },
    finds: [register],
  },
  {
    why: 'the register number in both fields',
    set: { [register]: '2019/123456/07', [tax]: '2019/123456/07' },
    finds: [tax],
  },
  {
    why: 'the same in a country where they are one',
    set: { [register]: '9012345675', 'registered_address.country': 'BR' },
    finds: [],
  },
  {
    why: 'the RC number as tax number in Nigeria, since 2026',
    set: { [register]: 'RC 1726083', [tax]: 'RC1726083', 'registered_address.country': 'NG' },
    asOf: '2026-01-01',
    finds: [],
  },
  {
    why: 'the same the day before',
    set: { [register]: 'RC 1726083', [tax]: 'RC1726083', 'registered_address.country': 'NG' },
    asOf: '2025-12-31',
    finds: [register],
  },
  { why: 'the phone number', set: { [register]: '27211234567' }, finds: [register] },
  { why: 'the passport of an owner', set: { [tax]: 'A0 123 4567' }, finds: [tax] },
  {
    why: 'the same of a sole proprietor',
    set: { [tax]: 'A01234567', business_type: 'SOLE_PROPRIETORSHIP' },
    finds: [],
  },
  {
    why: 'one number for both, of a sole proprietor',
    set: { [register]: '9012345675', business_type: 'SOLE_PROPRIETORSHIP' },
    finds: [],
  },
  {
    why: 'the tax number in both fields, written otherwise',
    set: { [register]: '901-234 5675', [tax]: '9012345675' },
    finds: [register],
    says: 'the same as the tax ID',
  },
  {
    why: 'the phone number of the contact person',
    set: { [register]: '27829998877', contact_person_phone: '+27 82 999 8877' },
    finds: [register],
    says: 'contact person’s phone',
  },
  {
    why: 'a postal code of 5 characters',
    set: { [register]: '80012', 'registered_address.postal_code': '80012' },
    finds: [register],
    says: 'the same as the postal code',
  },
  {
    why: 'a postal code of 4 characters, which may be chance',
    set: { [register]: '8001', 'registered_address.postal_code': '8001' },
    finds: [],
  },
  { why: 'a phone number that is not text', set: { phone: 27211234567 }, finds: [] },
]);
