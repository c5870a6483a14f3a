import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';
import { loadDisposableDomains } from '../../tables/email/loadDisposableDomains.ts';
import { isListedDomain } from '../../tables/email/mailDomains.ts';
import { domainsIn, domainsOption, emailFields } from './emailFields.ts';

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
  options: {
    add: domainsOption('Further domains of disposable mailboxes'),
    except: domainsOption('Domains of the list that are taken all the same'),
  },
  load: loadDisposableDomains,
  check(fields, context) {
    const { memoize, options, report, table } = context;
    const [added, excepted] = [memoize(setOf, options.add), memoize(setOf, options.except)];
    for (const [field, domain] of domainsIn(fields, context)) {
      const isDisposable = memoize(table.isDisposable, domain) || isListedDomain(added, domain);
      if (isDisposable && !isListedDomain(excepted, domain)) report([field]);
    }
  },
});

const setOf = (domains: readonly string[]): ReadonlySet<string> => new Set(domains);
