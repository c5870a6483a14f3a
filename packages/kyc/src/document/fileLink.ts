import { isAnything } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { practice } from '../sources.ts';

/** A link to a file gives the file, to anyone, and still does on the day of the review. */
export const fileLink = defineRule({
  id: 'document/file-link',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  data: ({ webHostsVersion }) => [webHostsVersion],
  message: 'The link is to a page about the file, not to the file',
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
      import('../data/hostKindOf.ts'),
      import('../data/signedUrlEnd.ts'),
      import('../data/webHosts.generated.ts'),
    ]);
    return { ...hosts, signedUrlEnd, webHostsVersion };
  },
  reads: { doc_image: isAnything, front_image: isAnything, back_image: isAnything },
  check(fields, { asOf, memoize, report, table }) {
    for (const [field, link] of Object.entries(fields)) {
      if (typeof link !== 'string' || link.length > 4000 || !/^https?:/i.test(link)) continue;
      if (!URL.canParse(link)) continue;
      const url = new URL(link);
      const kind = memoize(table.hostKindOf, url.hostname);
      const end = table.signedUrlEnd(url)?.toISOString().slice(0, 10);
      if (kind === 'ip-range' || kind === 'reserved-tld') report([field], 'private');
      else if (memoize(table.sharePagesOf, url.hostname) && table.isSharePage(url)) report([field]);
      else if (end !== undefined && end < asOf) report([field], 'expired', { asOf });
    }
  },
});
