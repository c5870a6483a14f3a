import { defineRule } from '../../rule/defineRule.ts';
import { isWebUrl } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** A website must be on a public domain, be about the business, and not be a short link or a page of links. */
export const websitePublic = defineRule({
  id: 'business/website-public',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: { ...practice('Contact'), url: 'https://www.rfc-editor.org/rfc/rfc6761' },
  data: ({ versions }) => versions,
  message: 'business_website is not on a public domain',
  remedy: 'This website isn’t on the public internet. Enter the address your customers use.',
  texts: {
    short: {
      message: 'business_website is a short link or a page of links',
      remedy: 'This is a short link. Enter the address of the page it leads to.',
    },
    ending: {
      message: 'business_website has a top-level domain that does not exist',
      remedy: 'No website has this ending. Check the spelling after the last dot.',
    },
    malformed: {
      message: 'business_website has a host name or port that cannot exist',
      remedy: 'No browser can open this address. Check it for typing errors.',
    },
    doubled: {
      message: 'business_website begins with two schemes',
      remedy: 'This address begins twice. Enter https:// once.',
    },
    email: {
      message: 'business_website is an email address',
      remedy: 'This is an email address. Enter the address of the website.',
    },
    password: {
      message: 'business_website contains a user name or password',
      remedy: 'This address contains a user name or password. Remove it.',
    },
    temporary: {
      message: 'business_website is a tunnel or the preview of a website',
      remedy: 'This is a temporary address for tests. Enter the address your customers use.',
    },
    parked: {
      message: 'business_website is a marketplace for domain names',
      remedy: 'This page offers domains for sale. Enter the address of your website.',
    },
    foreign: {
      message:
        'business_website is a search engine, a shared file, or the home page of another site',
      remedy:
        'This page isn’t about your business. Enter your website, or your own page on this site.',
    },
  },
  load: async () => {
    const [{ websiteFault }, { topLevelDomainsVersion }, { webHostsVersion }] = await Promise.all([
      import('../../tables/web/websiteFault.ts'),
      import('../../tables/web/topLevelDomains.generated.ts'),
      import('../../tables/web/webHosts.generated.ts'),
    ]);
    return { websiteFault, versions: [topLevelDomainsVersion, webHostsVersion] };
  },
  reads: { business_website: isWebUrl },
  check({ business_website }, { report, table }) {
    const fault = table.websiteFault(business_website);
    if (fault === 'notPublic') report(['business_website']);
    else if (fault) report(['business_website'], fault);
  },
  fix({ business_website }, { finding: { text } }) {
    if (text === 'doubled') {
      const value = business_website.replace(/^(?:https?:[/]*)+(?=https?:)/i, '');
      return [{ path: ['business_website'], value }];
    }
    if (text !== 'malformed') return [];
    const end = business_website.slice(8).search(/[/?#]/);
    const host = end < 0 ? business_website : business_website.slice(0, end + 8);
    const value = host.replace(/,/g, '.') + business_website.slice(host.length);
    return [{ path: ['business_website'], value }];
  },
});
