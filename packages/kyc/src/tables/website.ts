import { defineRule } from '@passmuster/findings';
import { isWebUrl } from '@passmuster/schemas';
import { parse } from 'tldts';
import { isText } from '../guards.ts';
import { practice } from '../sources.ts';
import { domainOf } from './domainOf.ts';

const isAddress = (value: unknown): value is string => typeof value === 'string' && isWebUrl(value);

const publicSuffixes = { name: 'Public Suffix List (tldts 7.5.4)', asOf: '2026-11-15' };

/** A website is on a domain under a public suffix, so that others can open it. */
export const website = defineRule({
  id: 'business/website-public',
  severity: 'warning',
  basis: 'practice',
  source: { ...practice('Contact'), url: 'https://publicsuffix.org/list/' },
  data: [publicSuffixes],
  message: 'business_website is not on a public domain',
  remedy: 'Give the web address that your customers use',
  reads: { business_website: isAddress },
  check({ business_website }, { report }) {
    const { domain, isIp, isIcann, isPrivate } = parse(business_website);
    if (isIp || !domain || !(isIcann || isPrivate)) report(['business_website']);
  },
});

/** A business has e-mail on the domain of its website; many small ones have not. */
export const emailDomain = defineRule({
  id: 'business/email-domain',
  severity: 'info',
  basis: 'practice',
  source: practice('Contact'),
  data: [publicSuffixes],
  message: 'email is not on the domain of business_website',
  remedy: 'Use an e-mail address of your own domain, where you have one',
  reads: { email: isText, business_website: isAddress },
  check({ email, business_website }, { report }) {
    const [mail, web] = [parse(domainOf(email)), parse(business_website)];
    if (mail.domain && web.domain && mail.domain !== web.domain) report(['email']);
  },
});
