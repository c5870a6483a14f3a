import { ruleTable } from '../../testing/ruleTable.ts';
import { personalDocument } from './personalDocument.ts';

ruleTable(personalDocument, [
  {
    why: 'a selfie of an owner',
    set: { 'business_owners.0.supporting_documents.1': { doc_type: 'SELFIE' } },
    finds: [],
  },
  {
    why: 'a selfie of a business',
    set: { 'documents.3': { doc_type: 'SELFIE' } },
    finds: ['documents.3.doc_type'],
  },
  {
    why: 'a liveness check of a business',
    set: { 'documents.3': { doc_type: 'LIVENESS_CHECK' } },
    finds: ['documents.3.doc_type'],
  },
]);
