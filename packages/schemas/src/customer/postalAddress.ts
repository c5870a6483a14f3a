import * as v from 'valibot';
import { countryCodes } from '../codes/countryCode.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { requiredText, textUpTo } from '../scalar/text.ts';

/** An ISO 3166-1 alpha-2 code from the API's list, which lacks some countries: SPEC-GAP 13. */
export const CountryCodeSchema = v.picklist(
  countryCodes,
  'Send a country code from the list, such as NG',
);

/** Fields that every address has. Source: API spec 1.0.0, Address. */
export const addressEntries = {
  street1: requiredText(100),
  street2: v.optional(textUpTo(100)),
  city: requiredText(50),
  /** State or province code. */
  state: requiredText(50),
  postal_code: requiredText(20),
};

/** The registered address of a business. Source: API spec 1.0.0, Address. */
export const PostalAddressSchema = plainObject({ ...addressEntries, country: CountryCodeSchema });
export type PostalAddress = v.InferOutput<typeof PostalAddressSchema>;
