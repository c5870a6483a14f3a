import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { foldedText, repeats } from './repeats.ts';

/** Owners have an email address and a phone number of their own. SPEC-GAP 16. */
export const ownContacts = defineRule({
  id: 'business/own-contacts',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Owners'),
  gap: 16,
  message: 'Owner {number} has the same email',
  remedy: "Owner {number} uses the same email address. Enter this owner's email address.",
  texts: {
    phone: {
      message: 'Owner {number} has the same phone_number',
      remedy: "Owner {number} uses the same phone number. Enter this owner's phone number.",
    },
  },
  reads: { 'business_owners.*.email': isAnything, 'business_owners.*.phone_number': isAnything },
  check(values, { report }) {
    for (const [i, first] of repeats(values['business_owners.*.email'].map(foldedText))) {
      report(['business_owners', i, 'email'], { number: first + 1 });
    }
    for (const [i, first] of repeats(values['business_owners.*.phone_number'].map(foldedText))) {
      report(['business_owners', i, 'phone_number'], 'phone', { number: first + 1 });
    }
  },
});
