import { ruleTable } from '../../testing/ruleTable.ts';
import { executiveControl } from './executiveControl.ts';

const title = 'business_owners.0.title';

ruleTable(executiveControl, [
  { why: 'a director controls', set: { [title]: 'Director' }, finds: [] },
  { why: 'a secretary controls', set: { [title]: 'Secretary' }, finds: [title] },
  { why: 'a title that says nothing', set: { [title]: 'Other' }, finds: [] },
  { why: 'a board member who controls', set: { [title]: 'Board Member' }, finds: [title] },
  {
    why: 'a secretary who does not control',
    set: { 'business_owners.1.title': 'Secretary' },
    finds: [],
  },
]);
