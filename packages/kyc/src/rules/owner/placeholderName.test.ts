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
  ...['Na', 'Foo', 'Bar', 'Blank', 'Tester', 'Sample', 'Null'].map((name) => ({
    why: `the surname ${name}`,
    set: { [last]: name },
    finds: [],
  })),
  { why: 'the Kurdish name Baz', set: { [first]: 'Baz' }, finds: [] },
  { why: 'the given name Na', set: { [first]: 'Na' }, finds: [] },
  { why: 'a test word for both', set: { [first]: 'Test', [last]: 'Tester' }, finds: [first] },
  {
    why: 'the surname Test, and a street that is a placeholder',
    set: { [last]: 'Test', 'business_owners.0.address.street1': 'xxx' },
    finds: [last],
  },
  {
    why: 'the surname Test, and a passport that is a placeholder',
    set: { [last]: 'Test', 'business_owners.0.id_number': '123456789' },
    finds: [last],
  },
  { why: 'a letter for both', set: { [first]: 'x', [last]: 'x' }, finds: [first] },
  { why: 'a letter and spaces', set: { [last]: ' X ' }, finds: [last] },
  { why: 'a name that ends in x', set: { [first]: 'Max' }, finds: [] },
  { why: 'a name that begins with X', set: { [first]: 'Xola' }, finds: [] },
]);
