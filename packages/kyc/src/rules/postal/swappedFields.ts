import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { shortText } from '../../rule/shortText.ts';
import { practice } from '../../rule/sources.ts';
import { swapOf } from '../../rule/swapOf.ts';
import { loadAllPlaces } from '../../tables/postal/loadPlaces.ts';

/** Two parts of an address are in each other's fields: each fits the other field, and at least one not its own. */
export const swappedFields = defineRule({
  id: 'postal/swapped-fields',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  data: ({ subdivisionsVersion, postalCodesVersion }) => [subdivisionsVersion, postalCodesVersion],
  message: 'city and state are swapped',
  remedy: 'City and state look swapped. Swap them.',
  texts: {
    cityPostalCode: {
      message: 'city and postal_code are swapped',
      remedy: 'City and postal code look swapped. Swap them.',
    },
    statePostalCode: {
      message: 'state and postal_code are swapped',
      remedy: 'State and postal code look swapped. Swap them.',
    },
    streetCity: {
      message: 'street1 and city are swapped',
      remedy: 'Street and city look swapped. Swap them.',
    },
  },
  within: ['registered_address', 'business_owners.*.address'],
  load: loadAllPlaces,
  reads: {
    street1: isAnything,
    city: isAnything,
    state: isAnything,
    postal_code: isAnything,
    country: isAnything,
    '/registered_address.country': isAnything,
  },
  check(address, { memoize, report, table }) {
    const place = address.country ?? address['/registered_address.country'];
    const country = memoize(countryOf, shortText(place)) ?? '';
    const street = shortText(address.street1);
    const city = shortText(address.city);
    const state = shortText(address.state);
    const code = shortText(address.postal_code);
    if (table.isStateBeside(city, state, country)) report(['city']);
    if (table.isPostalCodeBeside(city, code, country)) report(['city'], 'cityPostalCode');
    if (table.isPostalCodeBesideState(state, code, country)) report(['state'], 'statePostalCode');
    if (table.isCityBeside(street, city, country)) report(['street1'], 'streetCity');
  },
  fix(address, { finding: { text } }) {
    if (text === 'cityPostalCode') return swapOf(address, 'city', 'postal_code');
    if (text === 'statePostalCode') return swapOf(address, 'state', 'postal_code');
    if (text === 'streetCity') return swapOf(address, 'street1', 'city');
    return swapOf(address, 'city', 'state');
  },
});
