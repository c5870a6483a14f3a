import { defineRule } from '../../rule/defineRule.ts';
import { domainsIn, emailFields } from './emailFields.ts';

/** Mailboxes that nobody reads. */
const unread = /^(?:no-?reply|do-?not-?reply|noresponse)(?:\+[^@]*)?@/i;

/** An email address must be on a public domain, and its mailbox must be one that somebody reads. */
export const publicDomain = defineRule({
  ...emailFields,
  id: 'email/public-domain',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'RFC 2606 and RFC 6761', url: 'https://www.rfc-editor.org/rfc/rfc6761' },
  data: ({ versions }) => versions,
  message: "The domain is reserved for examples, or doesn't exist on the public internet",
  remedy: 'This address can’t receive email. Enter one that the person reads.',
  texts: {
    unread: {
      message: 'Nobody reads mail to this mailbox, such as no-reply',
      remedy: 'Nobody reads mail sent to this address. Enter one that the person reads.',
    },
  },
  load: async () => {
    const [{ hostKindOf }, { webHostsVersion }, list] = await Promise.all([
      import('../../tables/web/hostKindOf.ts'),
      import('../../tables/web/webHosts.generated.ts'),
      import('../../tables/web/topLevelDomains.generated.ts'),
    ]);
    const endings = new Set(list.topLevelDomains.split('\n'));
    return {
      versions: [webHostsVersion, list.topLevelDomainsVersion],
      isPublic: (domain: string): boolean =>
        !URL.canParse(`https://${domain}`) ||
        (endings.has(new URL(`https://${domain}`).hostname.split('.').at(-1) ?? '') &&
          !hostKindOf(domain)?.startsWith('reserved-')),
    };
  },
  check(fields, context) {
    const { memoize, report, table } = context;
    for (const [field, domain] of domainsIn(fields, context)) {
      // A misspelled ending such as .con, and none at all, have findings of their own.
      const hasEnding = domain.includes('.') && !domain.endsWith('.con');
      if (hasEnding && !memoize(table.isPublic, domain)) report([field]);
      else if (unread.test(String(fields[field as keyof typeof fields]))) report([field], 'unread');
    }
  },
});
