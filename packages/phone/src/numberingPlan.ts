import { type CountryCode, Metadata, PhoneNumber } from 'libphonenumber-js/core';
import type { PhoneMetadata } from './phoneMetadata.ts';

/** What a number is for. `FIXED_LINE_OR_MOBILE` where a country does not tell the two apart. */
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
  /** The digits after the calling code; empty where there are none. */
  readonly nationalNumber: string;
  /** The number has a length that its country uses. */
  readonly possible: boolean;
  /** The number is in a range that its country assigns. */
  readonly valid: boolean;
  /** ISO 3166-1 alpha-2; absent for a shared code where no region has the number, and for services. */
  readonly region?: string;
  /** Absent where the number is not valid. */
  readonly type?: PhoneType;
}

/**
 * Reads a number in E.164 form as it stands; undefined where `metadata` does not cover its calling code.
 *
 * It does not go through `parsePhoneNumber` of libphonenumber-js: that drops a kept trunk zero without
 * a word, so that a number nobody can dial counts as valid, and it weighs 3 kB more.
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
  const region = regionOf(phone, metadata);
  if (region) phone.country = region;
  const type = phone.getType();
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
 * Regions that share a calling code are told apart by the first digits that are theirs alone, where they
 * have such digits, else by their ranges; the first region that has the number gets it.
 */
function regionOf(phone: PhoneNumber, metadata: PhoneMetadata): CountryCode | undefined {
  const { countryCallingCode, nationalNumber } = phone;
  const regions = metadata.country_calling_codes[countryCallingCode] ?? [];
  if (regions.length === 1) return regions[0];
  const plans = new Metadata(metadata);
  return regions.find((region) => {
    plans.selectNumberingPlan(region);
    const leadingDigits = plans.numberingPlan?.leadingDigits();
    if (leadingDigits) return nationalNumber.search(leadingDigits) === 0;
    const candidate = new PhoneNumber(phone.number, metadata);
    candidate.country = region;
    return candidate.getType() !== undefined;
  });
}

/** No calling code is the beginning of another, so that the first hit is the only one. */
function coveredCallingCode(number: string, metadata: PhoneMetadata): string | undefined {
  return [1, 2, 3]
    .map((length) => number.slice(1, 1 + length))
    .find(
      (code) =>
        Object.hasOwn(metadata.country_calling_codes, code) ||
        Object.hasOwn(metadata.nonGeographic, code),
    );
}
