import { ruleTable } from '../testing/ruleTable.ts';
import { higherRisk } from './higherRisk.ts';

ruleTable(higherRisk, [
  { why: 'software', set: {}, finds: [] },
  { why: 'gambling', set: { industry: '713290' }, finds: ['industry'] },
  {
    why: 'what gambling brings in',
    set: { source_of_funds: 'GAMBLING_PROCEEDS' },
    finds: ['source_of_funds'],
  },
  {
    why: 'money services',
    set: { conducts_money_services: true },
    finds: ['conducts_money_services'],
  },
]);
