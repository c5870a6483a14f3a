import { PhoneNumber } from 'libphonenumber-js/core';
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
  const regions = metadata.country_calling_codes[callingCode] ?? [];
  // Regions that share a code have ranges of their own; the first that knows the number has it.
  const region =
    regions.length === 1
      ? regions[0]
      : regions.find((candidate) => {
          phone.country = candidate;
          return phone.isValid();
        });
  if (region) phone.country = region;
  else delete phone.country;
  const valid = phone.isValid();
  const type = phone.getType();
  return {
    callingCode,
    nationalNumber,
    possible:
      region || regions.length === 0 ? phone.isPossible() : phone.getPossibleCountries().length > 0,
    valid,
    ...(region && { region }),
    ...(type && { type }),
  };
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
