import { ruleTable } from '../../testing/ruleTable.ts';
import { misspelledDomain } from './misspelledDomain.ts';

ruleTable(misspelledDomain, [
  { why: 'a domain of its own', set: {}, finds: [] },
  {
    why: 'two letters the other way round',
    set: { email: 'karoo@gmial.com' },
    finds: ['email'],
    says: 'gmail.com',
  },
  {
    why: 'an ending that does not exist',
    set: { contact_person_email: 'thandi@karootrading.con' },
    finds: ['contact_person_email'],
    says: '….com',
  },
  {
    why: 'of an owner',
    set: { 'business_owners.0.email': 'thandi@yaho.com' },
    finds: ['business_owners.0.email'],
    says: 'yahoo.com',
  },
  { why: 'another provider', set: { email: 'karoo@ymail.com' }, finds: [] },
  { why: 'not an email address', set: { email: 'gmial.com' }, finds: [] },
  {
    why: 'a domain that ends like a provider',
    set: { email: 'karoo@mygmail.con' },
    finds: ['email'],
    says: '….com',
  },
]);
