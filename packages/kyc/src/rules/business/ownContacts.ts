import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { ownersTwice } from './ownersTwice.ts';
import { foldedText, mailboxOf, repeats } from './repeats.ts';

/** Owners have an email address and a phone number of their own. One who is listed twice is another rule. SPEC-GAP 16. */
export const ownContacts = defineRule({
  id: 'business/own-contacts',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Owners'),
  gap: 16,
  message: 'Owner {number} has the same email',
  remedy: 'Owner {number} uses the same email address. Enter this owner’s email address.',
  texts: {
    phone: {
      message: 'Owner {number} has the same phone_number',
      remedy: 'Owner {number} uses the same phone number. Enter this owner’s phone number.',
    },
  },
  reads: {
    'business_owners.*.email': isAnything,
    'business_owners.*.phone_number': isAnything,
    'business_owners.*.first_name': isAnything,
    'business_owners.*.last_name': isAnything,
    'business_owners.*.date_of_birth': isAnything,
  },
  check(values, { report }) {
    const twice = ownersTwice(
      values['business_owners.*.first_name'].map((first, i) => ({
        first_name: first,
        last_name: values['business_owners.*.last_name'][i],
        date_of_birth: values['business_owners.*.date_of_birth'][i],
      })),
    );
    const ofOthers = ([i]: readonly [number, number]): boolean => !twice.has(i);
    for (const [i, first] of repeats(values['business_owners.*.email'].map(mailboxOf)).filter(
      ofOthers,
    )) {
      report(['business_owners', i, 'email'], { number: first + 1 });
    }
    for (const [i, first] of repeats(
      values['business_owners.*.phone_number'].map(foldedText),
    ).filter(ofOthers)) {
      report(['business_owners', i, 'phone_number'], 'phone', { number: first + 1 });
    }
  },
});
