import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import type { HostKind } from '../../tables/web/hostKind.ts';

/** Most links: a host in lowercase and a path, which need no parser. */
const usual = /^https?:\/\/([a-z\d.-]+\.[a-z]+)(?:\/[^?#\\]*)?$/;

const isLink = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 4000 && /^https?:/i.test(value);

const isPrivate = (kind: HostKind | undefined): boolean =>
  kind === 'ip-range' || kind === 'reserved-tld';

/** A link to a file must lead to the file itself, be open to anyone, and not expire before the review. */
export const fileLink = defineRule({
  id: 'document/file-link',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  data: ({ webHostsVersion }) => [webHostsVersion],
  message: 'The link leads to a page about the file, not to the file',
  remedy: 'This link opens a page, not the file. Upload the file, or enter its download link.',
  texts: {
    expired: {
      message: 'The signed link stopped working before {asOf}',
      remedy: 'This link has expired. Upload the file, or create a new link.',
    },
    private: {
      message: 'The host of the link is not on the public internet',
      remedy: 'Only your own network can open this link. Upload the file instead.',
    },
  },
  within: ['documents.*', 'business_owners.*.supporting_documents.*', 'business_owners.*'],
  load: async () => {
    const [hosts, { signedUrlEnd }, { webHostsVersion }] = await Promise.all([
      import('../../tables/web/hostKindOf.ts'),
      import('../../tables/web/signedUrlEnd.ts'),
      import('../../tables/web/webHosts.generated.ts'),
    ]);
    const isOrdinary = (host: string): boolean =>
      !isPrivate(hosts.hostKindOf(host)) && hosts.sharePagesOf(host) === undefined;
    const faultOf = (url: URL, asOf: string): 'private' | 'page' | 'expired' | undefined => {
      if (isPrivate(hosts.hostKindOf(url.hostname))) return 'private';
      if (hosts.isSharePage(url)) return 'page';
      const end = signedUrlEnd(url)?.toISOString().slice(0, 10);
      return end !== undefined && end < asOf ? 'expired' : undefined;
    };
    return { isOrdinary, faultOf, webHostsVersion };
  },
  reads: { doc_image: isAnything, front_image: isAnything, back_image: isAnything },
  check(fields, { asOf, memoize, report, table }) {
    for (const [field, link] of Object.entries(fields)) {
      if (!isLink(link)) continue;
      const [, host] = usual.exec(link) ?? [];
      if (host !== undefined && memoize(table.isOrdinary, host)) continue;
      const fault = URL.canParse(link) ? table.faultOf(new URL(link), asOf) : undefined;
      if (fault === 'page') report([field]);
      else if (fault === 'private') report([field], 'private');
      else if (fault) report([field], 'expired', { asOf });
    }
  },
});
