import { defineRule } from '../rule/defineRule.ts';
import { isText } from '../rule/guards.ts';

/** A rule as a team writes it, with an option. */
export const ownWebsite = defineRule({
  id: 'acme/own-website',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'Acme policy' },
  message: 'business_website is not under {domain}',
  remedy: 'Enter a website under {domain}.',
  options: {
    hosts: { default: ['acme.test'], format: 'domain', maxItems: 5, description: 'Hosts' },
  },
  reads: { business_website: isText },
  check({ business_website }, { options: { hosts }, report }) {
    if (!hosts.includes(new URL(business_website).hostname)) {
      report(['business_website'], { domain: hosts.join(' or ') });
    }
  },
});
