import { ruleTable } from '../../testing/ruleTable.ts';
import { businessCountry } from './businessCountry.ts';

ruleTable(businessCountry, [
  { why: 'the country of registration', set: {}, finds: [] },
  {
    why: 'another country',
    set: { 'documents.1.doc_country': 'KE' },
    finds: ['documents.1.doc_country'],
  },
  {
    why: 'documents of owners are another rule',
    set: { 'business_owners.0.supporting_documents.0.doc_country': 'KE' },
    finds: [],
  },
]);
