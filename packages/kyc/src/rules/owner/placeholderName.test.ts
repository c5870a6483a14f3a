import { ruleTable } from '../../testing/ruleTable.ts';
import { placeholderName } from './placeholderName.ts';

const first = 'business_owners.0.first_name';
const last = 'business_owners.0.last_name';

ruleTable(placeholderName, [
  { why: 'a name', set: {}, finds: [] },
  { why: 'a sample', set: { [first]: 'John', [last]: 'Doe' }, finds: [first] },
  { why: 'a common name', set: { [first]: 'John', [last]: 'Smith' }, finds: [] },
  { why: 'keys side by side', set: { [last]: 'asdfgh' }, finds: [last] },
  { why: 'to be confirmed', set: { [first]: 'TBC' }, finds: [first] },
  { why: 'a letter for both', set: { [first]: 'x', [last]: 'x' }, finds: [first] },
  { why: 'a letter and spaces', set: { [last]: ' X ' }, finds: [last] },
  { why: 'a name that ends in x', set: { [first]: 'Max' }, finds: [] },
  { why: 'a name that begins with X', set: { [first]: 'Xola' }, finds: [] },
]);
