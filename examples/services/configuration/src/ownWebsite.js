// @ts-check
import { defineRule } from '@passmuster/kyc';

/** @type {(value: unknown) => value is string} */
const isText = (value) => typeof value === 'string';

/** A page of a social network isn't a website of the business. */
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
