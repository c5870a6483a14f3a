import { ruleTable } from '../testing/ruleTable.ts';
import { emailDomain, website } from './website.ts';

const site = 'business_website';

ruleTable(website, [
  { why: 'a public domain', set: {}, finds: [] },
  { why: 'this very machine', set: { [site]: 'http://localhost:3000' }, finds: [site] },
  { why: 'a number', set: { [site]: 'https://192.0.2.1/' }, finds: [site] },
  {
    why: 'a suffix that does not exist',
    set: { [site]: 'https://shop.example.invalid' },
    finds: [site],
  },
  { why: 'a bare suffix', set: { [site]: 'https://co.za' }, finds: [site] },
  { why: 'no web address', set: { [site]: 'javascript:alert(1)' }, finds: [] },
]);

ruleTable(emailDomain, [
  { why: 'the domain of the website', set: {}, finds: [] },
  { why: 'a subdomain of it', set: { email: 'office@mail.karootrading.co.za' }, finds: [] },
  { why: 'another domain', set: { email: 'office@example.com' }, finds: ['email'] },
]);
