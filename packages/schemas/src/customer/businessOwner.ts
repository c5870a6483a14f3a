import * as v from 'valibot';
import { ownerTitles } from '../codes/ownerTitle.generated.ts';
import { CalendarDateSchema } from '../scalar/calendarDate.ts';
import { choice } from '../scalar/choice.ts';
import { E164Schema } from '../scalar/e164.ts';
import { EmailSchema } from '../scalar/emailAddress.ts';
import { FlagSchema } from '../scalar/flag.ts';
import { ImageSourceSchema } from '../scalar/imageSource.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { requiredMessage } from '../scalar/requiredMessage.ts';
import { requiredTextUpTo, TextSchema } from '../scalar/text.ts';
import { CountryCodeSchema } from './countryCode.ts';
import { KycDocumentSchema } from './kycDocument.ts';
import { OwnerAddressSchema } from './ownerAddress.ts';

/** A person who owns, controls or signs for the business. Source: API spec 1.0.0, Business owner. */
export const BusinessOwnerSchema = plainObject({
  first_name: requiredTextUpTo(50),
  last_name: requiredTextUpTo(50),
  email: EmailSchema,
  phone_number: E164Schema,
  // Depends on the day, so a rule of @passmuster/kyc checks it.
  /** The owner must be 18 or older. */
  date_of_birth: CalendarDateSchema,
  /** When the relationship with the business began. */
  relationship_establishment_date: CalendarDateSchema,
  ownership_percentage: v.pipe(
    v.number(requiredMessage('Enter a number.')),
    v.minValue(0, 'Enter 0 to 100'),
    v.maxValue(100, 'Enter 0 to 100'),
  ),
  is_control_person: FlagSchema,
  is_signer: FlagSchema,
  /** Typically 25% or more ownership. SPEC-GAP 21. */
  is_beneficial_owner: FlagSchema,
  title: choice(ownerTitles, 'Choose one from the list.'),
  address: OwnerAddressSchema,
  /** Passport number. SPEC-GAP 22. */
  id_number: TextSchema,
  nationality: CountryCodeSchema,
  /** URL of the front of the ID document. A data URI is accepted. SPEC-GAP 23. */
  front_image: ImageSourceSchema,
  /** URL of the back of the ID document. */
  back_image: v.optional(ImageSourceSchema),
  /** Documents beyond the front image. PROOF_OF_ADDRESS is required. SPEC-GAP 27. */
  supporting_documents: v.array(KycDocumentSchema, requiredMessage('Add the documents')),
});
/** An owner as it is sent: with defaults, without unknown fields. */
export type BusinessOwner = v.InferOutput<typeof BusinessOwnerSchema>;
/** An owner as a caller writes it: fields with a default may be omitted. SPEC-GAP 3. */
export type BusinessOwnerInput = v.InferInput<typeof BusinessOwnerSchema>;
