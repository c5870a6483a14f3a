import { type CountryCode, Metadata, PhoneNumber } from 'libphonenumber-js/core';
import type { PhoneMetadata } from './phoneMetadata.ts';

/** What a number is for. `FIXED_LINE_OR_MOBILE` in countries that do not distinguish the two. */
export type PhoneType =
  | 'FIXED_LINE'
  | 'FIXED_LINE_OR_MOBILE'
  | 'MOBILE'
  | 'PAGER'
  | 'PERSONAL_NUMBER'
  | 'PREMIUM_RATE'
  | 'SHARED_COST'
  | 'TOLL_FREE'
  | 'UAN'
  | 'VOICEMAIL'
  | 'VOIP';

/** A number in E.164 form as its numbering plan reads it. */
export interface NumberingPlan {
  /** One to three digits, without the plus sign: `'234'`. */
  readonly callingCode: string;
  /** The digits after the calling code; empty if there are none. */
  readonly nationalNumber: string;
  /** The number has a length that its country uses. */
  readonly possible: boolean;
  /** The number is in a range that its country assigns. */
  readonly valid: boolean;
  /** ISO 3166-1 alpha-2; `undefined` for services, and for a shared code if no region has the number. */
  readonly region?: string;
  /** `undefined` if the number is not valid. */
  readonly type?: PhoneType;
}

/**
 * Returns the numbering plan of a number in E.164 form; `undefined` if `metadata` does not cover its calling code.
 *
 * It does not use `parsePhoneNumber` of libphonenumber-js, which drops a kept trunk zero and so accepts numbers that
 * nobody can dial, and adds 3 kB.
 */
export function readNumberingPlan(
  number: string,
  metadata: PhoneMetadata,
): NumberingPlan | undefined {
  const callingCode = coveredCallingCode(number, metadata);
  if (callingCode === undefined) return;
  const nationalNumber = number.slice(1 + callingCode.length);
  if (nationalNumber === '') return { callingCode, nationalNumber, possible: false, valid: false };

  const phone = new PhoneNumber(number, metadata);
  const { region, type = phone.getType() } = findRegion(phone, metadata);
  // Metadata without types still has the pattern of all numbers of a country.
  const valid = type !== undefined || phone.isValid();
  return {
    callingCode,
    nationalNumber,
    possible: valid || phone.isPossible(),
    valid,
    ...(region && { region }),
    ...(type && { type }),
  };
}

/**
 * Finds the region of a number, makes it the country of `phone`, and returns it with the type of the number if that was
 * needed. Regions that share a calling code are distinguished by their leading digits if they have any, else by their
 * ranges; the first region that has the number wins.
 */
function findRegion(
  phone: PhoneNumber,
  metadata: PhoneMetadata,
): { readonly region?: CountryCode; readonly type?: PhoneType | undefined } {
  const { countryCallingCode, nationalNumber } = phone;
  const regions = metadata.country_calling_codes[countryCallingCode] ?? [];
  const plans = new Metadata(metadata);
  for (const region of regions) {
    phone.country = region;
    if (regions.length === 1) return { region };
    plans.selectNumberingPlan(region);
    const leadingDigits = plans.numberingPlan?.leadingDigits();
    if (leadingDigits) {
      if (nationalNumber.search(leadingDigits) === 0) return { region };
      continue;
    }
    const type = phone.getType();
    if (type !== undefined) return { region, type };
  }
  delete phone.country;
  return {};
}

/** Returns how many digits may follow a calling code, as the first of its regions says; none for one of services. */
export function nationalLengthsOf(callingCode: string, metadata: PhoneMetadata): readonly number[] {
  const [region] = metadata.country_calling_codes[callingCode] ?? [];
  if (region === undefined) return [];
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(region);
  return plans.numberingPlan?.possibleLengths() ?? [];
}

/** Returns the calling code of a number, if `metadata` covers it. No code is the beginning of another, so the first match is the only one. */
function coveredCallingCode(number: string, metadata: PhoneMetadata): string | undefined {
  return [1, 2, 3]
    .map((length) => number.slice(1, 1 + length))
    .find(
      (code) =>
        Object.hasOwn(metadata.country_calling_codes, code) ||
        Object.hasOwn(metadata.nonGeographic, code),
    );
}
