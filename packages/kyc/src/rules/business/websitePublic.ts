import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** Labels under which registries of countries register names: `com` of `com.ng`. Others, such as `web.de`, may be a name. */
const secondLevel = /^(?:co|com|edu|gob|gouv|gov|net|org)$/;

/** A website must be on a public domain, and not be a short link or a page of links. */
export const websitePublic = defineRule({
  id: 'business/website-public',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: { ...practice('Contact'), url: 'https://www.rfc-editor.org/rfc/rfc6761' },
  data: ({ versions }) => versions,
  message: 'business_website is not on a public domain',
  remedy: "This website isn't on the public internet. Enter the address your customers use.",
  texts: {
    short: {
      message: 'business_website is a short link or a page of links',
      remedy: 'This is a short link. Enter the address of the page it leads to.',
    },
  },
  load: async () => {
    const [hosts, { topLevelDomains, topLevelDomainsVersion }, { webHostsVersion }] =
      await Promise.all([
        import('../../tables/web/hostKindOf.ts'),
        import('../../tables/web/topLevelDomains.generated.ts'),
        import('../../tables/web/webHosts.generated.ts'),
      ]);
    return {
      ...hosts,
      topLevelDomains: new Set(topLevelDomains.split('\n')),
      versions: [topLevelDomainsVersion, webHostsVersion],
    };
  },
  reads: { business_website: isText },
  check({ business_website }, { report, table }) {
    if (!/^https?:/i.test(business_website) || !URL.canParse(business_website)) return;
    const { hostname } = new URL(business_website);
    const labels = hostname.replace(/\.$/, '').split('.');
    const kind = table.hostKindOf(hostname);
    const [name = '', ending = ''] = labels.slice(-2);
    if (kind === 'url-shortener' || kind === 'link-in-bio') report(['business_website'], 'short');
    else if (
      kind?.startsWith('reserved-') ||
      !table.topLevelDomains.has(ending) ||
      (labels.length === 2 && ending.length === 2 && secondLevel.test(name))
    ) {
      report(['business_website']);
    }
  },
});
