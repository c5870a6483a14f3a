import fc from 'fast-check';
import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import { callingCodes } from '../callingCodes.generated.ts';
import { maxMetadata } from '../max.ts';

/** A mobile number of every country, as libphonenumber-js publishes them. */
export const exampleNumbers: readonly string[] = Object.entries(examples).flatMap(
  ([region, national]) => {
    const found = parsePhoneNumberFromString(
      national,
      { defaultCountry: region as CountryCode },
      maxMetadata,
    );
    return found ? [found.number] : [];
  },
);

const digits = (most: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 0, maxLength: most });

/** Generates numbers under every calling code, and examples with a digit changed, dropped or doubled, or a zero inserted. */
export const e164Numbers: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(fc.constantFrom(...callingCodes), digits(12)).map(([code, rest]) => `+${code}${rest}`),
  fc.tuple(fc.constantFrom(...callingCodes), digits(10)).map(([code, rest]) => `+${code}0${rest}`),
  fc
    .tuple(
      fc.constantFrom(...exampleNumbers),
      fc.nat(14),
      fc.constantFrom(...'0123456789', ''),
      fc.nat(1),
    )
    .map(([number, place, digit, taken]) => {
      const at = 1 + (place % (number.length - 1));
      return number.slice(0, at) + digit + number.slice(at + taken);
    }),
);

/** Returns the result of libphonenumber-js; undefined if it refused or changed the number. */
export function theirReading(number: string): PhoneNumber | undefined {
  const phone = parsePhoneNumberFromString(number, { extract: false }, maxMetadata);
  return phone?.number === number ? phone : undefined;
}
