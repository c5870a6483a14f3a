import { ruleTable } from '../../testing/ruleTable.ts';
import { possibleLength } from './possibleLength.ts';

ruleTable(possibleLength, [
  { why: 'as many as there are', set: {}, finds: [] },
  {
    why: 'too many',
    set: { contact_person_phone: '+2782123456789' },
    finds: ['contact_person_phone'],
    says: 'too long. Enter 9 digits',
  },
  {
    why: 'one digit missing',
    set: { contact_person_phone: '+22177412589' },
    finds: ['contact_person_phone'],
    says: 'too short. Enter 9 digits',
  },
  {
    why: 'eight digits in Benin',
    set: { contact_person_phone: '+22990011234' },
    finds: ['contact_person_phone'],
    says: '01',
  },
  { why: 'ten digits in Benin', set: { contact_person_phone: '+2290190011234' }, finds: [] },
  { why: 'no phone number', set: { phone: '0821234567' }, finds: [] },
]);
