import { defineRule } from '@passmuster/findings';
import { checkPhone, isE164 } from '@passmuster/phone';
import { maxMetadata as metadata } from '@passmuster/phone/max';
import { isAnything } from '../guards.ts';

const source = {
  title: 'ITU-T Recommendation E.164 and national numbering plans',
  url: 'https://www.itu.int/rec/T-REC-E.164',
};
const about = {
  severity: 'warning',
  basis: 'standard',
  source,
  gap: 6,
  data: [{ name: 'Numbering plans (libphonenumber-js 1.13.16)', asOf: '2026-11-10' }],
  within: ['', 'business_owners.*'],
  reads: { phone: isAnything, contact_person_phone: isAnything, phone_number: isAnything },
} as const;

/** The fields in which `checkPhone` makes a finding of this rule. SPEC-GAP 6: never an error. */
function fieldsWith(rule: string, phones: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(phones).flatMap(([field, phone]) =>
    isE164(phone) && checkPhone(phone, { metadata }).some((finding) => finding.rule === rule)
      ? [field]
      : [],
  );
}

/** A phone number begins with a calling code that exists. */
export const callingCodeInUse = defineRule({
  ...about,
  id: 'phone/calling-code-in-use',
  message: 'No country or service uses this calling code',
  remedy: 'Check the calling code at the beginning of the number',
  check(phones, { report }) {
    for (const field of fieldsWith('phone/calling-code-in-use', phones)) report([field]);
  },
});

/** The trunk zero of national writing is left out after a calling code. */
export const trunkZero = defineRule({
  ...about,
  id: 'phone/trunk-zero',
  message: 'The number keeps the trunk zero after its calling code',
  remedy: 'Leave out the 0 between the calling code and the number',
  check(phones, { report }) {
    for (const field of fieldsWith('phone/trunk-zero', phones)) report([field]);
  },
});

/** A number has as many digits as numbers of its country have. */
export const possibleLength = defineRule({
  ...about,
  id: 'phone/possible-length',
  message: 'No number under this calling code has this many digits',
  remedy: 'Check that no digit is missing or doubled',
  check(phones, { report }) {
    for (const field of fieldsWith('phone/possible-length', phones)) report([field]);
  },
});

/** A number is in a range that its country has assigned. */
export const assignedRange = defineRule({
  ...about,
  id: 'phone/assigned-range',
  message: 'The number is possible, but in no range that is assigned',
  remedy: 'Check the digits after the calling code',
  check(phones, { report }) {
    for (const field of fieldsWith('phone/assigned-range', phones)) report([field]);
  },
});
