import { ruleTable } from '../../testing/ruleTable.ts';
import { wholeName } from './wholeName.ts';

const first = 'business_owners.0.first_name';
const last = 'business_owners.0.last_name';

ruleTable(wholeName, [
  { why: 'two names', set: {}, finds: [] },
  {
    why: 'the whole name twice',
    set: { [first]: 'Thandi Mokoena', [last]: 'Thandi  MOKOENA' },
    finds: [first],
  },
  {
    why: 'the whole name twice, once without accents',
    set: { [first]: 'José Pérez', [last]: 'Jose Perez' },
    finds: [first],
  },
  {
    why: 'the last name after the first, with an apostrophe',
    set: { [first]: 'Sinéad O’Brien', [last]: "O'Brien" },
    finds: [first],
    says: 'in both fields',
  },
  {
    why: 'a name with a hyphen that ends in the last name',
    set: { [first]: 'Jean-Pierre', [last]: 'Pierre' },
    finds: [],
  },
  {
    why: 'one word with a hyphen twice',
    set: { [first]: 'Abdul-Rahman', [last]: 'Abdul-Rahman' },
    finds: [],
  },
  { why: 'one word twice', set: { [first]: 'Ali', [last]: 'Ali' }, finds: [] },
  {
    why: 'the last name after the first, too',
    set: { [first]: 'Thandi Mokoena', [last]: 'Mokoena' },
    finds: [first],
    says: 'in both fields',
  },
  { why: 'a name that ends alike', set: { [first]: 'Ana Marie', [last]: 'Arie' }, finds: [] },
  {
    why: 'the last name before another name',
    set: { [first]: 'Thomas John', [last]: 'Thomas' },
    finds: [],
  },
  { why: 'two letters', set: { [first]: 'Thi Ng', [last]: 'Ng' }, finds: [] },
]);
