import { ruleTable } from '../testing/ruleTable.ts';
import { passportForm } from './passportForm.ts';

const number = 'business_owners.0.id_number';

ruleTable(passportForm, [
  { why: '6 characters', set: { [number]: 'A12345' }, finds: [] },
  { why: '5 characters', set: { [number]: 'A1234' }, finds: [number] },
  { why: '9 characters', set: { [number]: 'a12345678' }, finds: [] },
  { why: '10 characters', set: { [number]: 'A123456789' }, finds: [number] },
  { why: 'written in groups', set: { [number]: 'A 123-456 78' }, finds: [] },
  { why: 'another script', set: { [number]: 'А1234567' }, finds: [number] },
  { why: 'a number sign', set: { [number]: '#1234567' }, finds: [number] },
  { why: 'blank is another rule', set: { [number]: '' }, finds: [] },
]);
