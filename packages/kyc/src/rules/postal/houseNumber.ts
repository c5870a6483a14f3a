import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isOneOf, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** Countries where nearly every house has a number. Elsewhere places have names, estates or landmarks. */
const isNumbered = /* @__PURE__ */ isOneOf(['AT', 'CH', 'DE', 'DK', 'NL', 'SE', 'US']);

/** A street must have a house number in countries where houses have numbers. */
export const houseNumber = defineRule({
  id: 'postal/house-number',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  message: 'Neither street1 nor street2 has a digit',
  remedy: 'The house number is missing. Add it to the street.',
  within: ['registered_address', 'business_owners.*.address'],
  load: () => import('../../tables/name/isPlaceholder.ts'),
  data: ({ placeholdersVersion }) => [placeholdersVersion],
  reads: { street1: isText, street2: isAnything, country: isText },
  check({ street1, street2, country }, { memoize, report, table }) {
    if (!isNumbered(memoize(countryOf, country))) return;
    // `postal/placeholder` reports it.
    if (table.isPlaceholder('text', street1)) return;
    const text = `${street1} ${typeof street2 === 'string' ? street2 : ''}`;
    // One Liberty Plaza is an address, too.
    if (!/\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b|box/iu.test(text)) {
      report(['street1']);
    }
  },
});
