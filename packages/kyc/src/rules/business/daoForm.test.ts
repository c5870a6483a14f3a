import { ruleTable } from '../../testing/ruleTable.ts';
import { daoForm } from './daoForm.ts';

ruleTable(daoForm, [
  { why: 'a DAO', set: { is_dao: true }, finds: [] },
  {
    why: 'a DAO of one person',
    set: { is_dao: true, business_type: 'SOLE_PROPRIETORSHIP' },
    finds: ['is_dao'],
  },
  { why: 'one person, no DAO', set: { business_type: 'SOLE_PROPRIETORSHIP' }, finds: [] },
]);
