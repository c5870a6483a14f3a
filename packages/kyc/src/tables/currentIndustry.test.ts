import { ruleTable } from '../testing/ruleTable.ts';
import { currentIndustry, dividedIndustry } from './currentIndustry.ts';

ruleTable(currentIndustry, [
  { why: 'a code of 2022', set: {}, finds: [] },
  { why: 'a code of 2017', set: { industry: '515210' }, finds: ['industry'] },
  { why: 'a code of the labour statistics', set: { industry: '238191' }, finds: ['industry'] },
  { why: 'a code without one successor', set: { industry: '454113' }, finds: [] },
  { why: 'a code the list does not have', set: { industry: '000000' }, finds: [] },
]);

ruleTable(dividedIndustry, [
  { why: 'a code of 2022', set: {}, finds: [] },
  { why: 'a code with one successor', set: { industry: '515210' }, finds: [] },
  { why: 'a code of 2012 without one', set: { industry: '454113' }, finds: ['industry'] },
  { why: 'a code of 2017 without one', set: { industry: '454390' }, finds: ['industry'] },
]);
