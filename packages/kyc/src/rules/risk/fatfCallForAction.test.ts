import { ruleTable } from '../../testing/ruleTable.ts';
import { fatfCallForAction } from './fatfCallForAction.ts';

ruleTable(fatfCallForAction, [
  { why: 'South Africa', set: {}, finds: [] },
  {
    why: 'a passport of Myanmar',
    set: { 'business_owners.0.nationality': 'MM' },
    finds: ['business_owners.0.nationality'],
  },
  {
    why: 'a document from Iran',
    set: { 'documents.0.doc_country': 'IR' },
    finds: ['documents.0.doc_country'],
  },
  {
    why: 'an owner who lives in North Korea',
    set: { 'business_owners.1.address.country': 'KP' },
    finds: ['business_owners.1.address.country'],
  },
  {
    why: 'an owner who lives in Iran, by its name',
    set: { 'business_owners.1.address.country': 'Iran' },
    finds: ['business_owners.1.address.country'],
  },
  {
    why: 'a country named in several places, once',
    set: { 'registered_address.country': 'IR', 'documents.0.doc_country': 'IR' },
    finds: ['registered_address.country'],
    says: 'Iran',
  },
]);
