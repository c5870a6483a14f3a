import { isText } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { practice } from '../sources.ts';

/** A website is on a domain under a public suffix, so that others can open it. */
export const websitePublic = defineRule({
  id: 'business/website-public',
  severity: 'warning',
  basis: 'practice',
  source: { ...practice('Contact'), url: 'https://publicsuffix.org/list/' },
  data: [{ name: 'Public Suffix List (tldts 7.5.4)', asOf: '2026-11-15' }],
  message: 'business_website is not on a public domain',
  remedy: 'This website is not on the public internet. Enter the address your customers use.',
  load: () => import('tldts'),
  reads: { business_website: isText },
  check({ business_website }, { report, table: { parse } }) {
    if (!/^https?:/i.test(business_website)) return;
    const { domain, isIp, isIcann, isPrivate } = parse(business_website);
    if (isIp || !domain || !(isIcann || isPrivate)) report(['business_website']);
  },
});
