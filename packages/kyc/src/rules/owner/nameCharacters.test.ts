import { ruleTable } from '../../testing/ruleTable.ts';
import { nameCharacters } from './nameCharacters.ts';

const first = 'business_owners.0.first_name';
const last = 'business_owners.0.last_name';

ruleTable(nameCharacters, [
  { why: 'letters', set: { [first]: 'N’Golo-José' }, finds: [] },
  { why: 'an at sign', set: { [last]: 'mokoena@karoo' }, finds: [last], says: 'Character 8' },
  { why: 'a digit', set: { [first]: 'Ant0nio' }, finds: [first], says: 'digits' },
  {
    why: 'an apostrophe as HTML writes it',
    set: { [last]: 'O&#39;Brien' },
    finds: [last],
    says: 'code',
  },
  { why: 'a Cyrillic letter', set: { [first]: 'Th\u0430ndi' }, finds: [first], says: 'alphabet' },
  { why: 'a zero width space', set: { [last]: 'Moko\u200bena' }, finds: [last], says: 'invisible' },
]);
