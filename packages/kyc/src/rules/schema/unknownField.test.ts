import { customerSample } from '@passmuster/testing/samples';
import { ruleTable } from '../../testing/ruleTable.ts';
import { unknownField } from './unknownField.ts';

/** The place of a key that is added. */
const after = `#${Object.keys(customerSample).length + 1}`;

ruleTable(unknownField, [
  { why: 'every field is known', set: {}, finds: [] },
  { why: 'one misspelt', set: { bussiness_name: 'Karoo' }, finds: ['bussiness_name'] },
  {
    why: 'one too many in a document',
    set: { 'documents.0.name': 'deed' },
    finds: ['documents.0.name'],
  },
  { why: 'the name of a person', set: { 'Ada Canary Obi': 1 }, finds: [after] },
]);
