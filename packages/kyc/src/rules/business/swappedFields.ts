import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { loadAllSwapTables } from '../../tables/swap/loadSwapTables.ts';
import type { SwappedPair, swappedPairs } from '../../tables/swap/swappedPairs.ts';

type PairName = keyof typeof swappedPairs;

/** Two fields side by side hold each other's values: each fits the other field, and at least one not its own. */
export const swappedFields = defineRule({
  id: 'business/swapped-fields',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  data: (table) => [
    table.subdivisionsVersion,
    table.postalCodesVersion,
    table.taxIdsVersion,
    table.registrationNumbersVersion,
  ],
  message: 'Two fields are swapped',
  remedy: 'Two fields look swapped. Swap them.',
  texts: {
    cityState: {
      message: 'city and state are swapped',
      remedy: 'City and state look swapped. Swap them.',
    },
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
    emailWebsite: {
      message: 'email and business_website are swapped',
      remedy: 'Email and website look swapped. Swap them.',
    },
    phoneCallingCode: {
      message: 'phone and phone_country_code are swapped',
      remedy: 'Phone number and country code look swapped. Swap them.',
    },
    numbers: {
      message: 'registration_number and tax_identification_number are swapped',
      remedy: 'Registration number and tax number look swapped. Swap them.',
    },
  },
  within: ['', 'registered_address', 'business_owners.*.address'],
  load: loadAllSwapTables,
  reads: {
    street1: isAnything,
    city: isAnything,
    state: isAnything,
    postal_code: isAnything,
    country: isAnything,
    email: isAnything,
    business_website: isAnything,
    phone: isAnything,
    phone_country_code: isAnything,
    registration_number: isAnything,
    tax_identification_number: isAnything,
    '/registered_address.country': isAnything,
  },
  check(values, { asOf, memoize, report, table }) {
    const place = String(values.country ?? values['/registered_address.country'] ?? '');
    const country = memoize(countryOf, place) ?? '';
    for (const [name, { fields, areSwapped }] of Object.entries<SwappedPair>(table.swappedPairs)) {
      const first = Reflect.get(values, fields[0]);
      const second = Reflect.get(values, fields[1]);
      if (!isShortText(first) || !isShortText(second)) continue;
      if (areSwapped(first, second, { country, asOf, table })) {
        report([fields[0]], name as PairName);
      }
    }
  },
  fix(values, { finding: { path, text = '' }, table }) {
    const pair = new Map<string, SwappedPair>(Object.entries(table.swappedPairs)).get(text);
    // A finding about an address is asked of the whole application, too.
    if (!pair || path.length > 1) return [];
    const [first, second] = pair.fields;
    return [
      { path: [first], value: String(Reflect.get(values, second)) },
      { path: [second], value: String(Reflect.get(values, first)) },
    ];
  },
});

/** Longer than any value that is compared. */
const longest = 200;

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;
