import { ruleTable } from '../testing/ruleTable.ts';
import { onePurpose } from './onePurpose.ts';

const png = 'data:image/png;base64,iVBORw==';

ruleTable(onePurpose, [
  { why: 'each its own file', set: {}, finds: [] },
  {
    why: 'one address for two types',
    set: { 'documents.1.doc_image': 'https://files.example.com/formation.jpg' },
    finds: ['documents.1.doc_image'],
  },
  {
    why: 'two without a file yet',
    set: { 'documents.0.doc_image': '', 'documents.1.doc_image': '' },
    finds: [],
  },
  {
    why: 'two with a number for a file',
    set: { 'documents.0.doc_image': 1, 'documents.1.doc_image': 1 },
    finds: [],
  },
  {
    why: 'the same bytes for two types',
    set: { 'documents.0.doc_image': png, 'documents.2.doc_image': png.replace('png', 'jpeg') },
    finds: ['documents.2.doc_image'],
  },
  {
    why: 'one file twice for one type',
    set: {
      'documents.3': {
        doc_type: 'BANK_STATEMENT',
        doc_image: 'https://files.example.com/statement.jpg',
      },
    },
    finds: [],
  },
  {
    why: 'a file of the business for an owner',
    set: {
      'business_owners.1.supporting_documents.0.doc_image':
        'https://files.example.com/statement.jpg',
    },
    finds: ['business_owners.1.supporting_documents.0.doc_image'],
  },
]);
