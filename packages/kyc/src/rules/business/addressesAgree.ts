import { foldText } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** Returns letters and digits only, to compare what is written differently. */
const plain = (text: unknown): string =>
  typeof text === 'string' ? foldText(text.slice(0, 200), '') : '';

interface Address {
  readonly house: string;
  readonly code: string;
}

/** Returns a house by its street with a number, its city and country; undefined if one of them is missing. */
function addressOf(parts: readonly unknown[]): Address | undefined {
  const [street = '', city = '', country = '', code = ''] = parts.map(plain);
  const isHouse = /\d/.test(street) && /\p{L}/u.test(street) && city !== '' && code !== '';
  return isHouse ? { house: [street, city, country].join('|'), code } : undefined;
}

/** Returns true if two codes differ. One may be longer: a ZIP code with or without its last four digits. */
const differ = (one: string, other: string): boolean =>
  !one.startsWith(other) && !other.startsWith(one);

/** One house has one postal code. */
export const addressesAgree = defineRule({
  id: 'business/addresses-agree',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  message: 'Another address has the same street, number and city, but another postal_code',
  remedy: 'The same street and number has another postal code elsewhere. Check both.',
  reads: {
    'registered_address.street1': isAnything,
    'registered_address.city': isAnything,
    'registered_address.country': isAnything,
    'registered_address.postal_code': isAnything,
    'business_owners.*.address.street1': isAnything,
    'business_owners.*.address.city': isAnything,
    'business_owners.*.address.country': isAnything,
    'business_owners.*.address.postal_code': isAnything,
  },
  check(values, { report }) {
    const codes = new Map<string, string>();
    const office = addressOf([
      values['registered_address.street1'],
      values['registered_address.city'],
      values['registered_address.country'],
      values['registered_address.postal_code'],
    ]);
    if (office) codes.set(office.house, office.code);
    for (const [i, street] of values['business_owners.*.address.street1'].entries()) {
      const home = addressOf([
        street,
        values['business_owners.*.address.city'][i],
        values['business_owners.*.address.country'][i],
        values['business_owners.*.address.postal_code'][i],
      ]);
      if (!home) continue;
      const known = codes.get(home.house);
      if (known === undefined) codes.set(home.house, home.code);
      else if (differ(known, home.code)) report(['business_owners', i, 'address', 'postal_code']);
    }
  },
});
