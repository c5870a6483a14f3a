import type { DomainsOption, Memoize } from '@passmuster/findings';
import { isAnything, isEmail } from '../../rule/guards.ts';
import { mailDomainOf } from '../../tables/email/mailDomains.ts';

/** What the rules about email have in common: they check every address of an application. */
export const emailFields = {
  within: ['', 'business_owners.*'],
  reads: { email: isAnything, contact_person_email: isAnything },
} as const;

/** Returns the option of a list of domains; empty by default. */
export const domainsOption = (description: string): DomainsOption => ({
  default: [],
  format: 'domain',
  maxItems: 1000,
  description,
});

type Fields = Readonly<Record<string, unknown>>;
type Domains = readonly (readonly [field: string, domain: string])[];

const readDomains = (fields: Fields): Domains =>
  Object.entries(fields).flatMap(([field, email]) => {
    // The schema reports what isn't an email address.
    const domain = isEmail(email) ? mailDomainOf(email) : undefined;
    return domain ? [[field, domain] as const] : [];
  });

/** Returns the fields that hold an email address, each with its domain. */
export const domainsIn = (fields: Fields, { memoize }: { readonly memoize: Memoize }): Domains =>
  memoize(readDomains, fields);
