import type { Memoize } from '@passmuster/findings';
import { isAnything } from '../../rule/guards.ts';

/** The version of the numbering plans. */
export const numberingPlans = {
  name: 'Numbering plans (libphonenumber-js 1.13.16)',
  asOf: '2026-11-10',
} as const;

/** Loads the numbering plans and the code that uses them. */
export const loadPhones = () => import('./brokenPhoneRule.ts');

type Phones = Awaited<ReturnType<typeof loadPhones>>;

/** What the rules about phone numbers have in common: they check every phone number of an application. */
export const phoneFields = {
  basis: 'standard',
  source: {
    title: 'ITU-T Recommendation E.164, numbering plans as published by Google libphonenumber',
    url: 'https://www.itu.int/rec/T-REC-E.164',
  },
  data: [numberingPlans],
  load: loadPhones,
  within: ['', 'business_owners.*'],
  reads: { phone: isAnything, contact_person_phone: isAnything, phone_number: isAnything },
} as const;

/** Returns the fields whose numbers break a rule, each with its number. */
export function numbersBreaking(
  ruleId: string,
  phones: Readonly<Record<string, unknown>>,
  { memoize, table }: { readonly memoize: Memoize; readonly table: Phones },
): readonly (readonly [field: string, phone: string])[] {
  const broken: [string, string][] = [];
  for (const field of Object.keys(phones)) {
    const phone = phones[field];
    if (typeof phone === 'string' && memoize(table.brokenPhoneRule, phone) === ruleId)
      broken.push([field, phone]);
  }
  return broken;
}
