import { ruleTable } from '../testing/ruleTable.ts';
import { websitePublic } from './websitePublic.ts';

const site = 'business_website';

ruleTable(websitePublic, [
  { why: 'a public domain', set: {}, finds: [] },
  { why: 'the machine itself', set: { [site]: 'http://localhost:3000' }, finds: [site] },
  { why: 'a number', set: { [site]: 'https://192.0.2.1/' }, finds: [site] },
  {
    why: 'a suffix that does not exist',
    set: { [site]: 'https://shop.example.invalid' },
    finds: [site],
  },
  { why: 'a bare suffix', set: { [site]: 'https://co.za' }, finds: [site] },
  { why: 'not a web address', set: { [site]: 'javascript:alert(1)' }, finds: [] },
]);
