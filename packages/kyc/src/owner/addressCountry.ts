import { countryCodes, unlistedCountryCodes } from '@passmuster/schemas';
import { isText } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { apiSection } from '../sources.ts';

const codes: ReadonlySet<string> = new Set([...countryCodes, ...unlistedCountryCodes]);

/** The code that text stands for: in small letters, or by its English name; else one as an example. */
function codeMeant(text: string): string {
  const letters = text.trim().toLowerCase();
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const isMeant = (code: string): boolean =>
    letters === code.toLowerCase() || letters === names.of(code)?.toLowerCase();
  return [...codes].find(isMeant) ?? 'NG';
}

/** The country of an owner's address is free text to the API; a code is what it can use. SPEC-GAP 14. */
export const addressCountry = defineRule({
  id: 'owner/address-country',
  severity: 'warning',
  basis: 'standard',
  source: apiSection('Business owner, address'),
  gap: 14,
  message: 'address.country is not an ISO 3166-1 alpha-2 code',
  remedy: 'Give the two-letter code of the country, such as {code}',
  each: 'business_owners',
  reads: { 'address.country': isText },
  check({ 'address.country': country }, { report }) {
    if (!codes.has(country)) report(['address', 'country'], { code: codeMeant(country) });
  },
});
