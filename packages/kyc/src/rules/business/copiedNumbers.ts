import { foldText } from '@passmuster/findings';
import { isOneOf } from '../../rule/guards.ts';

/** Countries whose register number is never the tax number. In Nigeria it may be, since {@link nigerianTaxIds}. */
const differ = /* @__PURE__ */ isOneOf(
  'CA DE GB GH HK IE IN KE MT NG NL PK TZ UG US ZA ZM ZW'.split(' '),
);

/** From this day a company's tax number in Nigeria derives from its RC number. Nigeria Tax Administration Act 2025, sections 6 to 8. */
const nigerianTaxIds = '2026-01-01';

/** The numbers of a business, and what says whether they may be one. */
export interface BusinessNumbers {
  readonly registration_number: unknown;
  readonly tax_identification_number: unknown;
  readonly business_type: unknown;
  readonly 'registered_address.country': string;
}

/** Returns the letters and digits of a number, to compare it; empty if it isn't text. */
export const compactNumber = (value: unknown): string =>
  typeof value === 'string' ? foldText(value, '') : '';

/**
 * Returns true if the registration number and the tax number are the same, although they are two numbers in this country.
 * A business that is not registered as a company often has only one.
 */
export function areCopies(business: BusinessNumbers, asOf: string): boolean {
  const { 'registered_address.country': country, business_type: type } = business;
  const mayBeOne = country === 'NG' && asOf >= nigerianTaxIds;
  const number = compactNumber(business.registration_number);
  return (
    number !== '' &&
    number === compactNumber(business.tax_identification_number) &&
    differ(country) &&
    !mayBeOne &&
    type !== 'SOLE_PROPRIETORSHIP'
  );
}

/** Digits of the one number of countries whose register number is also in the tax number; the group is that number. */
const oneNumber: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map([
  ['BE', /^(?:BE)?0?([1-9]\d{8}|[1-9]\d{9})$/],
  ['CH', /^CHE(\d{9})(?:HR|MWST|TVA|IVA|TPV|RC)?$/],
  ['FI', /^(?:FI)?(\d{8})$/],
  ['FR', /^(?:FR[\dA-Z]{2}|[A-Z]{3,40})?(\d{9})(?:\d{5})?$/],
  ['NO', /^(?:NO)?(\d{9})(?:MVA)?$/],
  ['PT', /^(?:PT)?([5-9]\d{8})$/],
]);

/**
 * Returns true if the registration number and the tax number are those of two businesses, in a country where one number is
 * in both. A number in another form says nothing.
 */
export function areOfTwoBusinesses({
  'registered_address.country': country,
  registration_number: register,
  tax_identification_number: tax,
}: BusinessNumbers): boolean {
  const form = oneNumber.get(country);
  const [one, other] = [register, tax].map(
    (number) => form?.exec(compactNumber(number).toUpperCase())?.[1],
  );
  return one !== undefined && other !== undefined && one !== other;
}
