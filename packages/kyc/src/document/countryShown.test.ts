import { ruleTable } from '../testing/ruleTable.ts';
import { countryShown } from './countryShown.ts';

ruleTable(countryShown, [
  { why: 'the last that is shown', set: { 'documents.0.doc_country': 'AE' }, finds: [] },
  {
    why: 'the first that is not',
    set: { 'documents.0.doc_country': 'GB' },
    finds: ['documents.0.doc_country'],
  },
]);
