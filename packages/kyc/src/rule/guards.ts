import { type Guard, isFilledIn } from '@passmuster/findings';
import {
  annualRevenues,
  businessTypes,
  countryCodes,
  documentSubTypes,
  documentTypes,
  E164Schema,
  EmailSchema,
  WebUrlSchema,
} from '@passmuster/schemas';
import { is } from 'valibot';

/** Returns true for text that shows something. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && isFilledIn(value);

/** Returns whether `value` is a phone number that the API accepts. */
export const isE164 = (value: unknown): value is string => is(E164Schema, value);

/** Returns whether `value` is an email address that the API accepts. */
export const isEmail = (value: unknown): value is string => is(EmailSchema, value);

/** Returns whether `value` is a web address that the API accepts. */
export const isWebUrl = (value: unknown): value is string => is(WebUrlSchema, value);

/** Returns whether `value` is an amount that the API accepts. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Returns whether `value` is a percentage, 0 to 100. */
export const isPercentage = (value: unknown): value is number => isAmount(value) && value <= 100;

/** Returns whether `value` is a flag of the API. A missing one counts as false. */
export const isFlag = (value: unknown): value is boolean | undefined =>
  value === undefined || typeof value === 'boolean';

/** Accepts any value, even a missing one. For rules that look for one value among many. */
export const isAnything = (_value: unknown): _value is unknown => true;

export const isTrue = (value: unknown): value is true => value === true;

/** Returns a guard that accepts the members of a closed list. */
export function isOneOf<const Member extends string>(members: readonly Member[]): Guard<Member> {
  const set: ReadonlySet<unknown> = new Set(members);
  return (value): value is Member => set.has(value);
}

export const isAnnualRevenue = /* @__PURE__ */ isOneOf(annualRevenues);
export const isBusinessType = /* @__PURE__ */ isOneOf(businessTypes);
export const isCountryCode = /* @__PURE__ */ isOneOf(countryCodes);
export const isDocumentType = /* @__PURE__ */ isOneOf(documentTypes);
export const isDocumentSubType = /* @__PURE__ */ isOneOf(documentSubTypes);
