import { ruleTable } from '../../testing/ruleTable.ts';
import { postalCode } from './postalCode.ts';

const code = 'registered_address.postal_code';
const country = 'registered_address.country';

ruleTable(postalCode, [
  { why: 'four digits in South Africa', set: { [code]: '8001' }, finds: [] },
  {
    why: 'five digits in South Africa',
    set: { [code]: '80011' },
    finds: [code],
    says: 'the 4 digits used in South Africa',
  },
  { why: 'six digits in Nigeria', set: { [code]: '100001', [country]: 'NG' }, finds: [] },
  { why: 'letters in Nigeria', set: { [code]: 'SW1A 1AA', [country]: 'NG' }, finds: [code] },
  {
    why: 'a code of Canada in South Africa',
    set: { [code]: 'K1A 0B1' },
    finds: [code],
    says: 'Canada',
  },
  {
    why: 'a post office box in the form of codes of Brunei',
    set: { [code]: 'BP 1234', [country]: 'SN' },
    finds: [code],
    says: 'the 5 digits used in Senegal',
  },
  {
    why: 'a code of Brunei',
    set: { [code]: 'BB3510', [country]: 'SN' },
    finds: [code],
    says: 'Brunei',
  },
  {
    why: 'a space where others write none',
    set: { [code]: '110 001', [country]: 'IN' },
    finds: [],
  },
  {
    why: 'a space where there is none',
    set: { [code]: '100 001', [country]: 'NG' },
    finds: [code],
  },
  {
    why: 'swapped with the city, which another rule says',
    set: { [code]: 'Cape Town', 'registered_address.city': '8001' },
    finds: [],
  },
  {
    why: 'a place beside a city that is not a code',
    set: { [code]: 'Cape Town', 'registered_address.city': '80011' },
    finds: [code],
  },
  {
    why: 'swapped with the city in a country by its name, which no other rule says',
    set: {
      'business_owners.1.address.postal_code': 'Cape Town',
      'business_owners.1.address.city': '8001',
      'business_owners.1.address.country': 'South Africa',
    },
    finds: ['business_owners.1.address.postal_code'],
  },
  { why: 'the letter O for a zero', set: { [code]: 'SW1A OAA', [country]: 'GB' }, finds: [code] },
  { why: 'lowercase', set: { [code]: 'sw1a1aa', [country]: 'GB' }, finds: [] },
  { why: 'a country without postal codes', set: { [code]: 'x', [country]: 'AO' }, finds: [] },
  { why: 'a country not on record', set: { [code]: 'GA-123-4567', [country]: 'GH' }, finds: [] },
  {
    why: 'a code of another form beside the name of the country',
    set: {
      'business_owners.1.address.postal_code': '80',
      'business_owners.1.address.country': 'South Africa',
    },
    finds: ['business_owners.1.address.postal_code'],
  },
  {
    why: 'six digits in the United Kingdom',
    set: { 'registered_address.country': 'GB', 'registered_address.postal_code': '123456' },
    finds: ['registered_address.postal_code'],
    says: 'such as SW1A 1AA',
  },
]);
