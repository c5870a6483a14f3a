import { customerSample } from '@passmuster/testing/samples';
import { ruleTable } from '../../testing/ruleTable.ts';
import { registrationNumber } from './registrationNumber.ts';

const number = 'registration_number';
const country = 'registered_address.country';

const hyphenated = customerSample.registration_number.replaceAll('/', '-');

ruleTable(registrationNumber, [
  { why: 'a number of its year', set: {}, finds: [] },
  { why: 'hyphens for slashes', set: { [number]: hyphenated }, finds: [number] },
  { why: 'another form', set: { [number]: '12/98' }, finds: [number], says: 'South Africa' },
  { why: 'another year', set: { [number]: '2017/123456/07' }, finds: [number], says: 'year' },
  {
    why: 'no date beside it',
    set: { [number]: '2017/123456/07', registration_date: '' },
    finds: [],
  },
  { why: 'digits in order', set: { [number]: '1234567890' }, finds: [number], says: 'placeholder' },
  { why: 'a word', set: { [number]: 'N/A' }, finds: [number], says: 'placeholder' },
  { why: 'an RC number', set: { [number]: 'RC 1726083', [country]: 'NG' }, finds: [] },
  { why: 'a phone number', set: { [number]: '2342012712345', [country]: 'NG' }, finds: [number] },
  { why: 'a trust', set: { [number]: 'MT 4/98', business_type: 'TRUST' }, finds: [] },
  {
    why: 'a number of companies, and a close corporation',
    set: { business_name: 'Karoo CC' },
    finds: [number],
    says: 'legal form',
  },
  { why: 'a country without one form', set: { [number]: 'x-1', [country]: 'GH' }, finds: [] },
]);
