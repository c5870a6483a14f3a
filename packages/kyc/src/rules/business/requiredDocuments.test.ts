import { ruleTable } from '../../testing/ruleTable.ts';
import { requiredDocuments } from './requiredDocuments.ts';

const proofOfAddress = { doc_type: 'PROOF_OF_ADDRESS', sub_type: 'BANK_STATEMENT' };

ruleTable(requiredDocuments, [
  { why: 'all three are there', set: {}, finds: [] },
  { why: 'none is there', set: { documents: [] }, finds: ['documents', 'documents', 'documents'] },
  { why: 'no formation document', set: { 'documents.0.doc_type': 'OTHER' }, finds: ['documents'] },
  {
    why: 'no ownership information',
    set: { 'documents.1.doc_type': 'OTHER' },
    finds: ['documents'],
  },
  { why: 'no bank statement', set: { 'documents.2.doc_type': 'OTHER' }, finds: ['documents'] },
  {
    why: 'a bank statement as proof of address is not the bank statement',
    set: { 'documents.2': proofOfAddress },
    finds: ['documents'],
  },
]);
