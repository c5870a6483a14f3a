import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isFlag } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';
import { callForActionList } from '../../tables/risk/fatf.ts';
import { isListed, type RiskList, versionOf } from '../../tables/risk/listing.ts';
import { ofacCountries } from '../../tables/risk/ofac.ts';
import { overLists } from './overLists.ts';

/** Calling codes of the countries that are or were on the two lists. Source: ITU-T E.164. */
const callingCodes = [
  ['+850', 'KP'],
  ['+98', 'IR'],
  ['+95', 'MM'],
  ['+53', 'CU'],
  ['+963', 'SY'],
] as const;

const countryOfPhone = (text: string): string | undefined =>
  text.startsWith('+') ? callingCodes.find(([code]) => text.startsWith(code))?.[1] : undefined;

/** Returns the country of a host's top-level domain, if it has one. */
const countryOfHost = (text: string): string | undefined =>
  /^(?:https?:\/\/)?[^/?#:]*\.([a-z]{2})(?:[/?#:]|$)/i.exec(text)?.[1]?.toUpperCase();

/** Returns true if text is a country of one of the lists, or a phone number or host in one. */
function isProhibited(text: unknown, lists: readonly RiskList[], asOf: string): boolean {
  if (typeof text !== 'string') return false;
  const code = text.length === 2 ? text : (countryOfPhone(text) ?? countryOfHost(text));
  return lists.some((list) => isListed(list, code, asOf));
}

/**
 * A business that says it operates in prohibited countries, or says it doesn't but names one. The API does not say
 * which are prohibited (SPEC-GAP 17), so these are the countries on the lists of FATF (call for action) and OFAC.
 */
export const prohibitedCountriesFlag = overLists([callForActionList, ofacCountries], (...lists) =>
  defineRule({
    id: 'risk/prohibited-countries-flag',
    preset: 'recommended',
    severity: 'warning',
    basis: 'practice',
    source: apiSection('Business customer, operates_in_prohibited_countries'),
    gap: 17,
    data: lists.map(versionOf),
    message:
      'operates_in_prohibited_countries is false, but {field} points to a prohibited country',
    remedy: 'Something in this application points to a prohibited country. Check this answer.',
    texts: {
      declared: {
        message: 'operates_in_prohibited_countries is true',
        remedy:
          'Providers often refuse a business that operates in prohibited countries. Check this answer before you submit.',
      },
    },
    reads: {
      operates_in_prohibited_countries: isFlag,
      business_website: isAnything,
      email: isAnything,
      phone: isAnything,
      contact_person_email: isAnything,
      contact_person_phone: isAnything,
      'registered_address.country': isAnything,
      'business_owners.*.email': isAnything,
      'business_owners.*.phone_number': isAnything,
      'business_owners.*.address.country': isAnything,
    },
    check({ operates_in_prohibited_countries: says, ...values }, { asOf, report }) {
      if (says) {
        report(['operates_in_prohibited_countries'], 'declared');
        return;
      }
      // A list in a field that isn't one may have any length.
      const field = Object.entries(values).find(([path, read]) =>
        path.includes('*') && Array.isArray(read)
          ? read.some((text) => isProhibited(text, lists, asOf))
          : isProhibited(read, lists, asOf),
      )?.[0];
      if (field) report(['operates_in_prohibited_countries'], { field });
    },
  }),
);
