import * as v from 'valibot';
import { plainObject } from '../scalar/plainObject.ts';
import { requiredTextUpTo, textUpTo } from '../scalar/text.ts';
import { CountryCodeSchema } from './countryCode.ts';

/** Fields that every address has. Source: API spec 1.0.0, Address. */
export const addressEntries = {
  street1: requiredTextUpTo(100),
  street2: v.optional(textUpTo(100)),
  city: requiredTextUpTo(50),
  /** State or province code. */
  state: requiredTextUpTo(50),
  postal_code: requiredTextUpTo(20),
};

/** The registered address of a business. Source: API spec 1.0.0, Address. */
export const PostalAddressSchema = plainObject({ ...addressEntries, country: CountryCodeSchema });
export type PostalAddress = v.InferOutput<typeof PostalAddressSchema>;
