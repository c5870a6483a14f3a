import { ruleTable } from '../../testing/ruleTable.ts';
import { flagsAnswered } from './flagsAnswered.ts';

ruleTable(flagsAnswered, [
  { why: 'all answered with no', set: {}, finds: [] },
  { why: 'one left out', set: { is_dao: undefined }, finds: ['is_dao'] },
  {
    why: 'two left out',
    set: { conducts_money_services: undefined, operates_in_prohibited_countries: undefined },
    finds: ['conducts_money_services', 'operates_in_prohibited_countries'],
  },
  { why: 'an empty form', set: { business_name: undefined, is_dao: undefined }, finds: [] },
]);
