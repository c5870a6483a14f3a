import { ruleTable } from '../../testing/ruleTable.ts';
import { mailboxForm } from './mailboxForm.ts';

const domain = (length: number): string =>
  `${`${'b'.repeat(49)}.`.repeat(4).slice(0, length - 3)}.za`;

ruleTable(mailboxForm, [
  { why: 'dots between names', set: { email: 'ada.n.obi@karoo.co.za' }, finds: [] },
  { why: 'two dots', set: { email: 'ada..obi@karoo.co.za' }, finds: ['email'], says: 'dot' },
  {
    why: 'a dot first',
    set: { contact_person_email: '.ada@karoo.co.za' },
    finds: ['contact_person_email'],
  },
  {
    why: 'a dot last',
    set: { 'business_owners.0.email': 'ada.@karoo.co.za' },
    finds: ['business_owners.0.email'],
  },
  { why: '64 characters', set: { email: `${'a'.repeat(64)}@karoo.co.za` }, finds: [] },
  {
    why: '65 characters',
    set: { email: `${'a'.repeat(65)}@karoo.co.za` },
    finds: ['email'],
    says: 'too long',
  },
  { why: '254 characters in all', set: { email: `${'a'.repeat(64)}@${domain(189)}` }, finds: [] },
  {
    why: '255 characters in all',
    set: { email: `${'a'.repeat(64)}@${domain(190)}` },
    finds: ['email'],
  },
  {
    why: 'a domain without an ending',
    set: { 'business_owners.0.email': 'ama@adwumapa' },
    finds: ['business_owners.0.email'],
    says: 'ending',
  },
  { why: 'a domain with one', set: { 'business_owners.0.email': 'ama@adwumapa.gh' }, finds: [] },
  {
    why: 'a provider without its dot, which is misspelled',
    set: { email: 'ama@gmailcom' },
    finds: [],
  },
  { why: 'no domain, which the schema refuses', set: { email: 'ama@' }, finds: [] },
  { why: 'no address', set: { email: 'karoo..co.za' }, finds: [] },
]);
