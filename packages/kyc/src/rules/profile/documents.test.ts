import { ruleTable } from '../../testing/ruleTable.ts';
import { documents } from './documents.ts';

const document = { doc_image: 'https://files.example.com/a.jpg', doc_country: 'ZA' };

ruleTable(documents({ name: 'Acme Pay', documents: ['BANK_STATEMENT', 'SHAREHOLDER_REGISTER'] }), [
  { why: 'one of two is missing', set: {}, finds: ['documents'] },
  {
    why: 'both are sent',
    set: { 'documents.3': { ...document, doc_type: 'SHAREHOLDER_REGISTER' } },
    finds: [],
  },
  { why: 'both are missing', set: { documents: [] }, finds: ['documents', 'documents'] },
]);
