import { ruleTable } from '../../testing/ruleTable.ts';
import { documentCountry } from './documentCountry.ts';

const nationality = 'business_owners.0.nationality';
const country = 'business_owners.0.supporting_documents.0.doc_country';

ruleTable(documentCountry, [
  { why: 'the country of the address', set: { [nationality]: 'GH' }, finds: [] },
  { why: 'the country of the passport', set: { [nationality]: 'GH', [country]: 'GH' }, finds: [] },
  { why: 'a third country', set: { [country]: 'KE' }, finds: [country] },
  {
    why: 'an address that names its country',
    set: { [nationality]: 'GH', 'business_owners.0.address.country': 'South Africa' },
    finds: [],
  },
  { why: 'not filled in yet', set: { [country]: undefined }, finds: [] },
  { why: 'left blank', set: { [country]: '' }, finds: [] },
  {
    why: 'an address whose country is misspelled',
    set: { [country]: 'KE', 'business_owners.0.address.country': 'Nigeriaa' },
    finds: [],
  },
  {
    why: 'an address whose country is not known',
    set: { [country]: 'KE', 'business_owners.0.address.country': 'Atlantis' },
    finds: [],
  },
]);
