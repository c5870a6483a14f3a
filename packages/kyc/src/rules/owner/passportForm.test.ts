import { ruleTable } from '../../testing/ruleTable.ts';
import { passportForm } from './passportForm.ts';

const number = 'business_owners.0.id_number';

ruleTable(passportForm, [
  { why: '4 characters', set: { [number]: 'A123' }, finds: [] },
  { why: '3 characters', set: { [number]: 'A12' }, finds: [number] },
  { why: '10 characters of a national ID card', set: { [number]: 'L01X298714' }, finds: [] },
  { why: '20 characters', set: { [number]: '1'.repeat(20) }, finds: [] },
  { why: '21 characters', set: { [number]: '1'.repeat(21) }, finds: [number] },
  { why: 'no digit', set: { [number]: 'PENDING' }, finds: [number] },
  { why: 'written in groups', set: { [number]: 'A 123-456 78' }, finds: [] },
  { why: 'another script', set: { [number]: 'А1234567' }, finds: [number] },
  { why: 'a number sign', set: { [number]: '#1234567' }, finds: [number] },
  { why: 'blank is another rule', set: { [number]: '' }, finds: [] },
]);
