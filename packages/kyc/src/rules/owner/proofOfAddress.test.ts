import { ruleTable } from '../../testing/ruleTable.ts';
import { proofOfAddress } from './proofOfAddress.ts';

const documents = 'business_owners.0.supporting_documents';

ruleTable(proofOfAddress, [
  { why: 'it is there', set: {}, finds: [] },
  { why: 'no document at all', set: { [documents]: [] }, finds: [documents] },
  {
    why: 'another document only',
    set: { [documents]: [{ doc_type: 'SELFIE' }] },
    finds: [documents],
  },
  {
    why: 'beside one that is half filled in',
    set: { [documents]: [{}, { doc_type: 'PROOF_OF_ADDRESS' }] },
    finds: [],
  },
  { why: 'a list that is not there yet', set: { [documents]: undefined }, finds: [] },
]);
