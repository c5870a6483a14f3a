import { ruleTable } from '../../testing/ruleTable.ts';
import { ownWebsite } from './ownWebsite.ts';

const site = 'business_website';

ruleTable(ownWebsite, [
  { why: 'a domain of its own', set: {}, finds: [] },
  { why: 'a social network', set: { [site]: 'https://www.instagram.com/karoo' }, finds: [site] },
  { why: 'a marketplace', set: { [site]: 'https://www.etsy.com/shop/karoo' }, finds: [site] },
  { why: 'a free host', set: { [site]: 'https://karoo.wixsite.com/shop' }, finds: [site] },
  { why: 'a domain that ends alike', set: { [site]: 'https://mywixsite.com' }, finds: [] },
  { why: 'not a web address', set: { [site]: 'karoo' }, finds: [] },
]);
