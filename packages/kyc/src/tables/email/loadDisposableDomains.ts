import type { ReplacementOf } from '@passmuster/findings';
import { tableInUse } from '../tableInUse.ts';

/** Loads what tells a disposable mailbox by its domain. */
export async function loadDisposableDomains(replacementOf?: ReplacementOf) {
  const [{ domainsOf, isListedDomain, suggestMailDomain }, list] = await Promise.all([
    import('./mailDomains.ts'),
    import('./disposableMailDomains.generated.ts'),
  ]);
  const { disposableMailDomainsVersion: own } = list;
  const other = tableInUse<string>('email/disposable-domains', own, replacementOf);
  const domains = other ? new Set(other.rows) : domainsOf(list.disposableMailDomains);
  return {
    version: other?.version ?? own,
    // `email/misspelled-domain` reports the typos of providers, some of which are for rent.
    isDisposable: (domain: string) =>
      isListedDomain(domains, domain) && suggestMailDomain(domain) === undefined,
  };
}
