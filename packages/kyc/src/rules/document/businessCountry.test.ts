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
    why: 'all from another country',
    set: Object.fromEntries([0, 1, 2].map((i) => [`documents.${i}.doc_country`, 'KE'])),
    finds: ['registered_address.country'],
    says: 'Kenya',
  },
  {
    why: 'the only one from another country',
    set: { documents: [{ doc_type: 'BANK_STATEMENT', doc_country: 'KE' }] },
    finds: ['documents.0.doc_country'],
  },
  {
    why: 'all from no country',
    set: Object.fromEntries([0, 1, 2].map((i) => [`documents.${i}.doc_country`, 'XX'])),
    finds: [],
  },
  {
    why: 'documents of owners are another rule',
    set: { 'business_owners.0.supporting_documents.0.doc_country': 'KE' },
    finds: [],
  },
]);
