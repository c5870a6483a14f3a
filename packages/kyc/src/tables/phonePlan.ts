import type { SubjectRule } from '@passmuster/findings';
import { callingCodeOf, checkPhone, isE164, phoneRules } from '@passmuster/phone';
import { maxMetadata as metadata } from '@passmuster/phone/max';
import { isAnything } from '../guards.ts';

/** The finding of a number, if any, by its rule. What the schema refuses is left to the schema. */
const ruleBroken = (phone: unknown): string | undefined =>
  isE164(phone) ? checkPhone(phone, { metadata })[0]?.rule : undefined;

/** A rule of `@passmuster/phone`, with its texts and source, over every phone number of an application. */
function phoneRule<const RuleId extends string>(id: RuleId): SubjectRule<RuleId> {
  const rule = phoneRules.find((known) => known.id === id);
  if (!rule) throw new TypeError(`@passmuster/phone has no rule ${id}`);
  return {
    ...rule,
    id,
    data: [{ name: 'Numbering plans (libphonenumber-js 1.13.16)', asOf: '2026-11-10' }],
    within: ['', 'business_owners.*'],
    reads: { phone: isAnything, contact_person_phone: isAnything, phone_number: isAnything },
    check(phones, { once, report }) {
      for (const [field, phone] of Object.entries(phones)) {
        if (once(ruleBroken, phone) !== id) continue;
        report([field], { callingCode: callingCodeOf(String(phone)) ?? '' });
      }
    },
  };
}

/** The remedy of `@passmuster/phone` is for a field of its own, `phone_country_code`. */
export const callingCodeInUse: SubjectRule<'phone/calling-code-in-use'> = {
  ...phoneRule('phone/calling-code-in-use'),
  remedy: 'Check the calling code at the beginning of the number',
};

/** A kept zero gets no suggested number, which would be personal data. SPEC-GAP 6. */
export const trunkZero: SubjectRule<'phone/trunk-zero'> = phoneRule('phone/trunk-zero');

export const possibleLength: SubjectRule<'phone/possible-length'> =
  phoneRule('phone/possible-length');

export const assignedRange: SubjectRule<'phone/assigned-range'> = phoneRule('phone/assigned-range');
