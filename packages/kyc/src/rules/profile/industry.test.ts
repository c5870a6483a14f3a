import { ruleTable } from '../../testing/ruleTable.ts';
import { industry } from './industry.ts';

ruleTable(industry({ name: 'Acme Pay', industries: ['54', '424480'] }), [
  { why: 'a code of an accepted sector', set: { industry: '541511' }, finds: [] },
  { why: 'an accepted code', set: { industry: '424480' }, finds: [] },
  { why: 'the code beside it', set: { industry: '424490' }, finds: ['industry'] },
  { why: 'no industry yet', set: { industry: '' }, finds: [] },
]);
