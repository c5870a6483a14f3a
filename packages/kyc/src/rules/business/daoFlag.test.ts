import { ruleTable } from '../../testing/ruleTable.ts';
import { daoFlag } from './daoFlag.ts';

ruleTable(daoFlag, [
  { why: 'no such word', set: {}, finds: [] },
  { why: 'a DAO that says no', set: { business_name: 'Karoo DAO LLC' }, finds: ['is_dao'] },
  { why: 'without a legal form', set: { business_name: 'Karoo DAO' }, finds: ['is_dao'] },
  { why: 'a DAO', set: { business_name: 'Karoo DAO LLC', is_dao: true }, finds: [] },
  { why: 'no answer', set: { business_name: 'Karoo DAO', is_dao: undefined }, finds: ['is_dao'] },
  { why: 'the name of a person', set: { business_name: 'Minh Dao LLC' }, finds: [] },
  { why: 'the first word', set: { business_name: 'DAO MINH COMPANY LIMITED' }, finds: [] },
]);
