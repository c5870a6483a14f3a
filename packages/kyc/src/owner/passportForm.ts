import { isText } from '../guards.ts';
import { defineRule } from '../rule.ts';

/** A passport number is 6 to 9 letters and digits; spaces and hyphens are not counted. SPEC-GAP 22. */
export const passportForm = defineRule({
  id: 'owner/passport-form',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'ICAO Doc 9303', section: 'Part 4, 4.2.2, document number' },
  gap: 22,
  message: 'id_number does not have the form of a passport number: 6 to 9 letters and digits',
  remedy: 'Copy the number from the passport: 6 to 9 letters and digits',
  each: 'business_owners',
  reads: { id_number: isText },
  check({ id_number }, { report }) {
    if (!/^[A-Za-z0-9]{6,9}$/.test(id_number.replace(/[ -]/g, ''))) report(['id_number']);
  },
});
