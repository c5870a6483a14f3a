import { ruleTable } from '../../testing/ruleTable.ts';
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
  { why: 'a bare suffix of a country with com', set: { [site]: 'https://com.ng' }, finds: [site] },
  { why: 'a company named web', set: { [site]: 'https://web.de' }, finds: [] },
  { why: 'a company named go', set: { [site]: 'https://go.co' }, finds: [] },
  { why: 'a domain kept for examples', set: { [site]: 'https://www.example.com' }, finds: [site] },
  {
    why: 'a short link',
    set: { [site]: 'https://bit.ly/3xyz' },
    finds: [site],
    says: 'short link',
  },
  {
    why: 'a page of a social network',
    set: { [site]: 'https://www.facebook.com/karootrading' },
    finds: [],
  },
  { why: 'a name in another script', set: { [site]: 'https://例え.jp' }, finds: [] },
  { why: 'not a web address', set: { [site]: 'javascript:alert(1)' }, finds: [] },
  {
    why: 'a page of links',
    set: { [site]: 'https://linktr.ee/karootrading' },
    finds: [site],
    says: 'short link',
  },
  { why: 'the dot of the root at the end', set: { [site]: 'https://karoo.co.za./' }, finds: [] },
  { why: 'a short name of a general suffix', set: { [site]: 'https://web.com' }, finds: [] },
  { why: 'a script with a web address', set: { [site]: 'javascript:"https:x"' }, finds: [] },
]);
