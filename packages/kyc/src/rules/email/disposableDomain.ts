import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';
import { domainsIn, emailFields } from './emailFields.ts';

/** A disposable mailbox is deleted after minutes, so nobody can reach the business there. */
export const disposableDomain = defineRule({
  ...emailFields,
  id: 'email/disposable-domain',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: {
    ...practice('Contact'),
    url: 'https://github.com/disposable-email-domains/disposable-email-domains',
  },
  data: ({ version }) => [version],
  message: 'The domain belongs to a provider of disposable mailboxes',
  remedy: 'This is a temporary mailbox. Enter an email address that you will keep.',
  load: async () => {
    const [{ domainsOf, isListedDomain, suggestMailDomain }, list] = await Promise.all([
      import('../../tables/email/mailDomains.ts'),
      import('../../tables/email/disposableMailDomains.generated.ts'),
    ]);
    const domains = domainsOf(list.disposableMailDomains);
    return {
      version: list.disposableMailDomainsVersion,
      // `email/misspelled-domain` reports the typos of providers, some of which are for rent.
      isDisposable: (domain: string) =>
        isListedDomain(domains, domain) && suggestMailDomain(domain) === undefined,
    };
  },
  check(fields, context) {
    for (const [field, domain] of domainsIn(fields, context)) {
      if (context.memoize(context.table.isDisposable, domain)) context.report([field]);
    }
  },
});
