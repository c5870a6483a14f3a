import { ruleTable } from '../../testing/ruleTable.ts';
import { placeholderNumber } from './placeholderNumber.ts';

const id = 'business_owners.0.id_number';

ruleTable(placeholderNumber, [
  { why: 'a number', set: { [id]: 'A08123457' }, finds: [] },
  { why: 'a digit repeated', set: { [id]: '000000000' }, finds: [id] },
  { why: 'digits in order', set: { [id]: 'A12345678' }, finds: [id] },
  { why: 'a word', set: { [id]: 'pending' }, finds: [id] },
]);
