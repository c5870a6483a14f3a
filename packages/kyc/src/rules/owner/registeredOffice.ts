import { foldText } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** Returns the letters and digits of a street in lowercase, to compare streets that are written differently. */
const plain = (text: string): string => foldText(text.slice(0, 200), '');

/**
 * Owners live somewhere. If two or more all have the address of the registered office, it was probably copied.
 * A single owner may work from home.
 */
export const registeredOffice = defineRule({
  id: 'owner/registered-office',
  preset: 'recommended',
  severity: 'info',
  basis: 'practice',
  source: practice('Addresses'),
  message: "Every owner's address is the same as registered_address",
  remedy:
    'Every owner has the address of the business. If an owner lives elsewhere, enter their home address.',
  reads: {
    'registered_address.street1': isText,
    'registered_address.city': isText,
    'business_owners.*.address.street1': isText,
    'business_owners.*.address.city': isText,
  },
  check(values, { report }) {
    const streets = values['business_owners.*.address.street1'];
    const cities = values['business_owners.*.address.city'];
    const street = plain(values['registered_address.street1']);
    const city = plain(values['registered_address.city']);
    const isOffice = streets.every((one) => plain(one) === street);
    if (streets.length > 1 && isOffice && cities.every((one) => plain(one) === city)) {
      report(['business_owners']);
    }
  },
});
