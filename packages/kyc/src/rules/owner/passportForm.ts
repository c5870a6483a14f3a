import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';

/**
 * An ID number must consist of letters and digits, with at least one digit; spaces, hyphens and slashes may
 * separate groups. The machine-readable zone has room for nine, but longer numbers exist. SPEC-GAP 22.
 */
export const passportForm = defineRule({
  id: 'owner/passport-form',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'ICAO Doc 9303', section: 'Part 4, 4.2.2, document number' },
  gap: 22,
  message: "id_number isn't 4 to 20 letters and digits with at least one digit",
  remedy: "This isn't the number of an ID document. Copy the number from the document.",
  each: 'business_owners',
  reads: { id_number: isText },
  check({ id_number }, { report }) {
    const plain = id_number.replace(/[ /-]/g, '');
    if (!/^[A-Za-z0-9]{4,20}$/.test(plain) || !/\d/.test(plain)) report(['id_number']);
  },
});
