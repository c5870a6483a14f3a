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
  { why: 'a word before the number', set: { [number]: 'Passport A01234567' }, finds: [number] },
  { why: 'letters before the number', set: { [number]: 'TAE 209812' }, finds: [] },
  { why: 'a date', set: { [number]: '1984-05-17' }, finds: [number] },
  { why: 'no date, but in groups', set: { [number]: '1984-05-171' }, finds: [] },
  { why: 'the phone number', set: { [number]: '+27821234567' }, finds: [number], says: 'phone' },
  { why: 'the phone number at home', set: { [number]: '082 123 4567' }, finds: [number] },
  { why: 'another number', set: { [number]: '082 123 4568' }, finds: [] },
  { why: 'the end of the phone number', set: { [number]: '1234567' }, finds: [] },
  {
    why: 'a Social Security number',
    set: { [number]: '512-09-8374', 'business_owners.0.nationality': 'US' },
    finds: [number],
    says: 'national',
  },
  {
    why: 'a US passport',
    set: { [number]: '512098374', 'business_owners.0.nationality': 'US' },
    finds: [],
  },
  {
    why: 'an Aadhaar',
    set: { [number]: '2345 6789 0124', 'business_owners.0.nationality': 'IN' },
    finds: [number],
  },
  { why: 'a South African ID number', set: { [number]: '8405175009087' }, finds: [number] },
  { why: '13 digits that begin with no date', set: { [number]: '8413175009087' }, finds: [] },
  {
    why: '13 digits of another nationality',
    set: { [number]: '8405175009087', 'business_owners.0.nationality': 'GH' },
    finds: [],
  },
  { why: 'blank is another rule', set: { [number]: '' }, finds: [] },
]);
