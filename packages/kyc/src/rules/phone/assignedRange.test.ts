import { ruleTable } from '../../testing/ruleTable.ts';
import { assignedRange } from './assignedRange.ts';

ruleTable(assignedRange, [
  { why: 'a range of mobile phones', set: {}, finds: [] },
  {
    why: 'a range that is not assigned',
    set: { phone: '+27001234567' },
    finds: ['phone'],
    says: 'no digit is wrong or missing',
  },
  {
    why: 'the country code twice',
    set: { contact_person_phone: '+2727112345678' },
    finds: ['contact_person_phone'],
    says: 'twice',
  },
]);
