import { ruleTable } from '../../testing/ruleTable.ts';
import { regulatoryLicense } from './regulatoryLicense.ts';

const license = { doc_type: 'REGULATORY_LICENSE_REGISTRATION' };

ruleTable(regulatoryLicense, [
  { why: 'a license sent as OTHER', set: { 'documents.3': { doc_type: 'OTHER' } }, finds: [] },
  {
    why: 'a license under its own name',
    set: { 'documents.3': license },
    finds: ['documents.3.doc_type'],
  },
  {
    why: 'one among the documents of an owner',
    set: { 'business_owners.1.supporting_documents.1': license },
    finds: ['business_owners.1.supporting_documents.1.doc_type'],
  },
]);
