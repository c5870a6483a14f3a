import { ruleTable } from '../../testing/ruleTable.ts';
import { companyName } from './companyName.ts';

const first = 'business_owners.0.first_name';
const last = 'business_owners.0.last_name';

ruleTable(companyName, [
  { why: 'a person', set: {}, finds: [] },
  { why: 'a company', set: { [last]: 'Mokoena Holdings Ltd' }, finds: [last] },
  { why: 'a trust', set: { [last]: 'Mokoena Family Trust' }, finds: [last] },
  { why: 'a person and a company', set: { [last]: 'Virtanen / Rakennus Oy' }, finds: [last] },
  { why: 'two surnames', set: { [last]: 'Virtanen / Korhonen' }, finds: [] },
  { why: 'a surname that is a legal form elsewhere', set: { [last]: 'van As' }, finds: [] },
  { why: 'letters with dots', set: { [last]: 'Mokoena Properties L.L.C.' }, finds: [last] },
  { why: 'a form of several words', set: { [last]: 'Mokoena S.A. de C.V.' }, finds: [last] },
  { why: 'a name that is a word of companies', set: { [last]: 'Limited' }, finds: [] },
  {
    why: 'a role in brackets',
    set: { [last]: 'Persaud (Managing Director)' },
    finds: [last],
    says: 'more than a name',
  },
  {
    why: 'a role in brackets after the first name',
    set: { [first]: 'Ioan (administrator)' },
    finds: [first],
  },
  { why: 'a maiden name in brackets', set: { [last]: 'Popescu (née Ionescu)' }, finds: [] },
  { why: 'a role after a dash', set: { [last]: 'Persaud - CEO' }, finds: [last] },
  { why: 'a role after a comma', set: { [last]: 'Dubois, Gérante' }, finds: [last] },
  { why: 'a web address', set: { [last]: 'www.mokoena.co.za' }, finds: [last] },
  { why: 'a name before marriage in brackets', set: { [last]: 'Persaud (née Singh)' }, finds: [] },
  { why: 'a surname that is a role', set: { [last]: 'Smith-Partner' }, finds: [] },
  { why: 'that surname alone', set: { [last]: 'Chairman' }, finds: [] },
]);
