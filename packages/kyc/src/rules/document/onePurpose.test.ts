import { ruleTable } from '../../testing/ruleTable.ts';
import { onePurpose } from './onePurpose.ts';

const png = 'data:image/png;base64,iVBORw==';

ruleTable(onePurpose, [
  { why: 'each its own file', set: {}, finds: [] },
  {
    why: 'a company extract for two purposes',
    set: { 'documents.1.doc_image': 'https://files.example.com/formation.jpg' },
    finds: [],
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
    why: 'a bank statement of the business as a selfie of an owner',
    set: {
      'business_owners.1.supporting_documents.1': {
        doc_type: 'SELFIE',
        doc_image: 'https://files.example.com/statement.jpg',
      },
    },
    finds: ['business_owners.1.supporting_documents.1.doc_image'],
    says: 'another document',
  },
  {
    why: 'one passport for two owners',
    set: {
      'business_owners.0.front_image': 'https://files.example.com/a.jpg',
      'business_owners.1.front_image': 'https://files.example.com/a.jpg',
    },
    finds: ['business_owners.1.front_image'],
    says: 'owner 1',
  },
  {
    why: 'one proof of address for two owners who live together',
    set: {
      'business_owners.1.address.street1': '12 Long Street',
      'business_owners.0.supporting_documents.0.doc_image': 'https://files.example.com/a.jpg',
      'business_owners.1.supporting_documents.0.doc_image': 'https://files.example.com/a.jpg',
      'business_owners.0.address.street1': '12 Long Street',
    },
    finds: [],
  },
  {
    why: 'one proof of address for two owners who do not',
    set: {
      'business_owners.1.address.street1': '9 Short Street',
      'business_owners.0.supporting_documents.0.doc_image': 'https://files.example.com/a.jpg',
      'business_owners.1.supporting_documents.0.doc_image': 'https://files.example.com/a.jpg',
    },
    finds: ['business_owners.1.supporting_documents.0.doc_image'],
  },
  {
    why: 'the ID document of an owner as a selfie of the same owner',
    set: {
      'business_owners.0.front_image': 'https://files.example.com/a.jpg',
      'business_owners.0.supporting_documents.1': {
        doc_type: 'SELFIE',
        doc_image: 'https://files.example.com/a.jpg',
      },
    },
    finds: ['business_owners.0.supporting_documents.1.doc_image'],
    says: 'another document',
  },
  {
    why: 'one file as the front and the back of an ID document, which is another rule',
    set: {
      'business_owners.0.front_image': 'https://files.example.com/a.jpg',
      'business_owners.0.back_image': 'https://files.example.com/a.jpg',
    },
    finds: [],
  },
  {
    why: 'a bank statement that is sent as another document first',
    set: {
      'documents.0.doc_type': 'OTHER',
      'documents.0.doc_image': png,
      'documents.2.doc_image': png,
    },
    finds: [],
  },
  {
    why: 'a bank statement that is sent as another document later',
    set: {
      'documents.3': {
        doc_type: 'OTHER',
        doc_image: 'https://files.example.com/statement.jpg',
      },
    },
    finds: [],
  },
  {
    why: 'a passport as proof of address',
    set: {
      'business_owners.0.front_image': 'https://files.example.com/thandi.jpg',
      'business_owners.0.supporting_documents.0.doc_image': 'https://files.example.com/thandi.jpg',
    },
    finds: ['business_owners.0.supporting_documents.0.doc_image'],
  },
  {
    why: 'a bank statement as proof of address, of somebody who trades alone',
    set: {
      'business_owners.0.supporting_documents.0.doc_image':
        'https://files.example.com/statement.jpg',
    },
    finds: [],
  },
  {
    why: 'text in place of the documents of an owner',
    set: { 'business_owners.0.supporting_documents': 'a passport' },
    finds: [],
  },
  {
    why: 'the passport of a person who is listed twice',
    set: {
      'business_owners.1.first_name': 'Thandi',
      'business_owners.1.last_name': 'Mokoena',
      'business_owners.1.date_of_birth': '1984-05-17',
      'business_owners.1.front_image': 'https://files.example.com/thandi-front.jpg',
    },
    finds: [],
  },
]);
