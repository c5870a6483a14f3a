import { defineRule } from '@passmuster/kyc';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Our bank takes no company without a website of its own. */
export const ownWebsite = defineRule({
  id: 'acme/own-website',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'Acme onboarding policy', section: '4.2' },
  message: 'business_website is a page of a social network',
  remedy: 'This is a page of a social network. Enter the address of your own website.',
  reads: { business_website: isText },
  check({ business_website }, { report }) {
    if (/facebook\.com|instagram\.com/.test(business_website)) report(['business_website']);
  },
});

/** What the command line reads. */
export const rules = [ownWebsite];
