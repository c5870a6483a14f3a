import { ruleTable } from '../../testing/ruleTable.ts';
import { unknownField } from './unknownField.ts';

ruleTable(unknownField, [
  { why: 'every field is known', set: {}, finds: [] },
  { why: 'one misspelt', set: { bussiness_name: 'Karoo' }, finds: ['bussiness_name'] },
  {
    why: 'one too many in a document',
    set: { 'documents.0.name': 'deed' },
    finds: ['documents.0.name'],
  },
]);
