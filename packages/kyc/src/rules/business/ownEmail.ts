import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { loadFreeDomains } from '../../tables/email/loadFreeDomains.ts';
import { isListedDomain, mailDomainOf } from '../../tables/email/mailDomains.ts';
import { domainsOption } from '../email/emailFields.ts';

/**
 * A business with a website on its own domain has its mail there, not at a free provider. Many small
 * businesses have only a page of a social network and a free mailbox: those are not reported.
 */
export const ownEmail = defineRule({
  id: 'business/own-email',
  preset: 'recommended',
  severity: 'info',
  basis: 'practice',
  source: practice('Contact'),
  data: ({ version }) => [version],
  message: 'email is at a free mail provider, although business_website has its own domain',
  remedy:
    'This is a personal email address. If you have one on the domain of your website, use that.',
  options: { add: domainsOption('Further domains of free mail providers') },
  load: loadFreeDomains,
  reads: { email: isText, business_website: isText },
  check({ email, business_website }, { options, report, table }) {
    const isAdded = isListedDomain(new Set(options.add), mailDomainOf(email) ?? '');
    if ((isAdded || table.isFree(email)) && table.isOwn(business_website)) report(['email']);
  },
});
