import { isOneEditApart } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { mailDomainOf } from '../../tables/email/mailDomains.ts';
import { domainAndParents } from '../../tables/lookup/domainAndParents.ts';

/** Shorter names differ by one letter by chance. */
const shortestName = 6;

/** Returns true if two domains have the same ending, and names that differ by one slip. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const [[name, ...ending], [otherName, ...otherEnding]] = [
    one.split('.') as [string, ...string[]],
    other.split('.') as [string, ...string[]],
  ];
  return (
    ending.join('.') === otherEnding.join('.') &&
    Math.min(name.length, otherName.length) >= shortestName &&
    isOneEditApart(name, otherName)
  );
}

/** The email addresses of a business are not one letter off the domain of its website. */
export const emailDomain = defineRule({
  id: 'business/email-domain',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Contact'),
  message: 'The domain of {field} differs from that of business_website by one letter',
  remedy: 'This address is one letter off your website. Check which of the two is right.',
  texts: {
    website: {
      message:
        'The domain of business_website differs from that of several email addresses by one letter',
      remedy: 'This website is one letter off your email addresses. Check which is right.',
    },
  },
  reads: {
    business_website: isText,
    email: isAnything,
    contact_person_email: isAnything,
    'business_owners.*.email': isAnything,
  },
  check(values, { report }) {
    const { business_website, email, contact_person_email } = values;
    if (!URL.canParse(business_website)) return;
    const sites = domainAndParents(new URL(business_website).hostname);
    const emails: readonly (readonly [path: readonly (string | number)[], email: unknown])[] = [
      [['email'], email],
      [['contact_person_email'], contact_person_email],
      ...values['business_owners.*.email'].map(
        (one, i) => [['business_owners', i, 'email'], one] as const,
      ),
    ];
    const near = emails.filter(([, one]) => {
      const domain = typeof one === 'string' ? mailDomainOf(one) : undefined;
      return domain && !sites.includes(domain) && sites.some((site) => isNear(site, domain));
    });
    if (near.length > 1) report(['business_website'], 'website');
    else for (const [path] of near) report(path, { field: String(path.at(-1)) });
  },
});
