import { isAnything } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { practice } from '../sources.ts';
import { foldedText, repeats } from './repeats.ts';

/** Owners have an e-mail address and a phone number of their own. SPEC-GAP 16. */
export const ownContacts = defineRule({
  id: 'business/own-contacts',
  severity: 'warning',
  basis: 'practice',
  source: practice('Owners'),
  gap: 16,
  message: 'Owner {number} has the same {field}',
  remedy: 'Owner {number} has the same. Give each owner their own e-mail address and phone number',
  reads: { 'business_owners.*.email': isAnything, 'business_owners.*.phone_number': isAnything },
  check(values, { report }) {
    for (const field of ['email', 'phone_number'] as const) {
      const keys = values[`business_owners.*.${field}`].map(foldedText);
      for (const [i, first] of repeats(keys)) {
        report(['business_owners', i, field], { number: first + 1, field });
      }
    }
  },
});
