import { ruleTable } from '../../testing/ruleTable.ts';
import { publicDomain } from './publicDomain.ts';

ruleTable(publicDomain, [
  { why: 'a domain of its own', set: {}, finds: [] },
  { why: 'a domain for examples', set: { email: 'office@example.com' }, finds: ['email'] },
  {
    why: 'an ending for tests',
    set: { 'business_owners.0.email': 'thandi@karoo.test' },
    finds: ['business_owners.0.email'],
  },
  { why: 'an ending that does not exist', set: { email: 'office@karoo.zzzz' }, finds: ['email'] },
  {
    why: 'a mailbox that nobody reads',
    set: { email: 'no-reply@karootrading.co.za' },
    finds: ['email'],
    says: 'Nobody reads',
  },
  { why: 'a name that begins alike', set: { email: 'norah@karootrading.co.za' }, finds: [] },
  { why: 'a domain below its own', set: { email: 'office@mail.karoo.co.za' }, finds: [] },
  { why: 'a host of free sites', set: { email: 'office@karoo.github.io' }, finds: [] },
  { why: 'no ending, which another rule finds', set: { email: 'office@karoo' }, finds: [] },
  {
    why: 'a misspelled ending, which another rule finds',
    set: { email: 'a@karoo.con' },
    finds: [],
  },
]);
