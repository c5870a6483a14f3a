import { ruleTable } from '../../testing/ruleTable.ts';
import { subTypeFits } from './subTypeFits.ts';

ruleTable(subTypeFits, [
  { why: 'beside a proof of address', set: {}, finds: [] },
  {
    why: 'beside a bank statement',
    set: { 'documents.2.sub_type': 'BANK_STATEMENT' },
    finds: ['documents.2.sub_type'],
  },
  {
    why: 'a tax letter beside a proof of the tax number',
    set: {
      'documents.2.doc_type': 'PROOF_OF_TAX_IDENTIFICATION',
      'documents.2.sub_type': 'TAX_DOCUMENT',
    },
    finds: [],
  },
  {
    why: 'a tax letter beside a bank statement',
    set: { 'documents.2.sub_type': 'TAX_DOCUMENT' },
    finds: ['documents.2.sub_type'],
  },
  { why: 'empty counts as left out', set: { 'documents.2.sub_type': '' }, finds: [] },
]);
