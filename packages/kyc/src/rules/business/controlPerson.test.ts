import { ruleTable } from '../../testing/ruleTable.ts';
import { controlPerson } from './controlPerson.ts';

ruleTable(controlPerson, [
  { why: 'one controls', set: {}, finds: [] },
  {
    why: 'none controls',
    set: { 'business_owners.0.is_control_person': false },
    finds: ['business_owners'],
  },
  {
    why: 'left out counts as no',
    set: { 'business_owners.0.is_control_person': undefined },
    finds: ['business_owners'],
  },
  { why: 'no owner yet', set: { business_owners: [] }, finds: [] },
  { why: 'a flag that is none', set: { 'business_owners.0.is_control_person': 'yes' }, finds: [] },
]);
