import { ruleTable } from '../testing/ruleTable.ts';
import { currentIndustry } from './currentIndustry.ts';

ruleTable(currentIndustry, [
  { why: 'a code of 2022', set: {}, finds: [] },
  { why: 'a code of 2017', set: { industry: '515210' }, finds: ['industry'] },
  { why: 'a code the list does not have', set: { industry: '000000' }, finds: [] },
]);
