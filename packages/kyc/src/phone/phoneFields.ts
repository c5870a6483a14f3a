import type { Memoize } from '@passmuster/findings';
import { checkPhone, isE164 } from '@passmuster/phone';
import { isAnything } from '../guards.ts';

/** Returns the id of the rule that a phone number breaks, if any. */
export type BrokenRule = (phone: unknown) => string | undefined;

/** Loads the numbering plans. What the schema refuses is left to the schema. */
async function load(): Promise<BrokenRule> {
  const { maxMetadata: metadata } = await import('@passmuster/phone/max');
  return (phone) => (isE164(phone) ? checkPhone(phone, { metadata })[0]?.rule : undefined);
}

/** The version of the numbering plans. */
export const numberingPlans = {
  name: 'Numbering plans (libphonenumber-js 1.13.16)',
  asOf: '2026-11-10',
} as const;

/** What the rules about phone numbers have in common: they check every phone number of an application. */
export const phoneFields = {
  basis: 'standard',
  source: {
    title: 'ITU-T Recommendation E.164, numbering plans as published by Google libphonenumber',
    url: 'https://www.itu.int/rec/T-REC-E.164',
  },
  data: [numberingPlans],
  load,
  within: ['', 'business_owners.*'],
  reads: { phone: isAnything, contact_person_phone: isAnything, phone_number: isAnything },
} as const;

/** Returns the fields whose numbers break a rule, each with its number. */
export function numbersBreaking(
  ruleId: string,
  phones: Readonly<Record<string, unknown>>,
  { memoize, table }: { readonly memoize: Memoize; readonly table: BrokenRule },
): readonly (readonly [field: string, phone: string])[] {
  const broken: [string, string][] = [];
  for (const field of Object.keys(phones)) {
    const phone = phones[field];
    if (typeof phone === 'string' && memoize(table, phone) === ruleId) broken.push([field, phone]);
  }
  return broken;
}
