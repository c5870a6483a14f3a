import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** A page of a social network, a marketplace or a free host says less about a business than a website on its own domain. */
export const ownWebsite = defineRule({
  id: 'business/own-website',
  preset: 'strict',
  severity: 'info',
  basis: 'practice',
  source: practice('Contact'),
  data: ({ webHostsVersion }) => [webHostsVersion],
  message: 'business_website is on a social network, a marketplace or a free host',
  remedy:
    'This page is on the site of another company. If you have a website of your own, enter that.',
  load: async () => {
    const [{ hostKindOf }, { webHostsVersion }] = await Promise.all([
      import('../../tables/web/hostKindOf.ts'),
      import('../../tables/web/webHosts.generated.ts'),
    ]);
    return { hostKindOf, webHostsVersion };
  },
  reads: { business_website: isText },
  check({ business_website }, { report, table }) {
    if (!URL.canParse(business_website)) return;
    const kind = table.hostKindOf(new URL(business_website).hostname);
    if (kind === 'social-host' || kind === 'marketplace' || kind === 'free-site-host') {
      report(['business_website']);
    }
  },
});
