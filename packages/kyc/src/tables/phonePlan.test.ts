import { ruleTable } from '../testing/ruleTable.ts';
import { assignedRange, callingCodeInUse, possibleLength, trunkZero } from './phonePlan.ts';

ruleTable(callingCodeInUse, [
  { why: 'a code in use', set: {}, finds: [] },
  {
    why: 'a code nobody has',
    set: { phone: '+99912345678' },
    finds: ['phone'],
    says: 'calling code',
  },
]);

ruleTable(trunkZero, [
  { why: 'no zero', set: {}, finds: [] },
  { why: 'a zero kept', set: { phone: '+270211234567' }, finds: ['phone'], says: 'the 0' },
  {
    why: 'a zero kept by an owner',
    set: { 'business_owners.1.phone_number': '+23408031234567' },
    finds: ['business_owners.1.phone_number'],
  },
]);

ruleTable(possibleLength, [
  { why: 'as many as there are', set: {}, finds: [] },
  {
    why: 'too many',
    set: { contact_person_phone: '+2782123456789' },
    finds: ['contact_person_phone'],
    says: 'missing or doubled',
  },
  { why: 'no phone number', set: { phone: '0821234567' }, finds: [] },
]);

ruleTable(assignedRange, [
  { why: 'a range of mobile phones', set: {}, finds: [] },
  {
    why: 'a range that is not assigned',
    set: { phone: '+27001234567' },
    finds: ['phone'],
    says: 'after the calling',
  },
]);
