import { ruleTable } from '../../testing/ruleTable.ts';
import { emailDomain } from './emailDomain.ts';

const site = 'business_website';

ruleTable(emailDomain, [
  { why: 'one domain', set: {}, finds: [] },
  { why: 'another letter', set: { email: 'office@karootrasing.co.za' }, finds: ['email'] },
  { why: 'a letter less', set: { email: 'office@karotrading.co.za' }, finds: ['email'] },
  { why: 'two letters', set: { email: 'office@karoctrasing.co.za' }, finds: [] },
  { why: 'another ending', set: { email: 'office@karootrading.com' }, finds: [] },
  {
    why: 'of an owner',
    set: { 'business_owners.1.email': 'sipho@karootradin.co.za' },
    finds: ['business_owners.1.email'],
  },
  {
    why: 'all addresses agree with each other',
    set: { [site]: 'https://karootradng.co.za' },
    finds: [site],
    says: 'website',
  },
  { why: 'a short name', set: { [site]: 'https://karo.co.za', email: 'a@kara.co.za' }, finds: [] },
  { why: 'a website without a domain', set: { [site]: 'https://' }, finds: [] },
  {
    why: 'the contact person one letter off',
    set: {
      business_website: 'https://karoocape.co.za',
      email: 'a@karoocape.co.za',
      contact_person_email: 'a@karoocap.co.za',
      'business_owners.0.email': 'a@karoocape.co.za',
      'business_owners.1.email': 'a@karoocape.co.za',
    },
    finds: ['contact_person_email'],
  },
  {
    why: 'one letter off under another ending',
    set: { business_website: 'https://karoocape.co.za', email: 'a@karoocap.com' },
    finds: [],
  },
  {
    why: 'names of six letters',
    set: { business_website: 'https://karoos.co.za', email: 'a@karoot.co.za' },
    finds: ['email'],
  },
  {
    why: 'names of five letters',
    set: { business_website: 'https://karoo.co.za', email: 'a@karot.co.za' },
    finds: [],
  },
]);
