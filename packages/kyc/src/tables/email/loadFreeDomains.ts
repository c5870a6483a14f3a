import type { ReplacementOf } from '@passmuster/findings';
import { tableInUse } from '../tableInUse.ts';

/** Loads what tells a mailbox at a free provider, and a website on a domain of one's own. */
export async function loadFreeDomains(replacementOf?: ReplacementOf) {
  const [free, mail, hosts] = await Promise.all([
    import('./freeMailDomains.generated.ts'),
    import('./mailDomains.ts'),
    import('../web/hostKindOf.ts'),
  ]);
  const other = tableInUse<string>(
    'email/free-domains',
    free.freeMailDomainsVersion,
    replacementOf,
  );
  const domains = other ? new Set(other.rows) : mail.domainsOf(free.freeMailDomains);
  return {
    version: other?.version ?? free.freeMailDomainsVersion,
    isFree: (email: string): boolean =>
      mail.isListedDomain(domains, mail.mailDomainOf(email) ?? ''),
    isOwn: (website: string): boolean =>
      URL.canParse(website) && hosts.hostKindOf(new URL(website).hostname) === undefined,
  };
}
