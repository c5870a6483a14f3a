import { ruleTable } from '../../testing/ruleTable.ts';
import { moneyServicesFlag } from './moneyServicesFlag.ts';

const nature = 'nature_of_business';
const flag = 'conducts_money_services';

ruleTable(moneyServicesFlag, [
  { why: 'software', set: {}, finds: [] },
  { why: 'a bureau de change', set: { [nature]: 'Bureau de change' }, finds: [flag] },
  { why: 'and the answer is yes', set: { [nature]: 'Bureau de change', [flag]: true }, finds: [] },
  { why: 'who serves them', set: { [nature]: 'Software for money transfer' }, finds: [] },
  { why: 'an activity that moves no money', set: { [nature]: 'Online casino' }, finds: [] },
]);
