import * as v from 'valibot';
import { documentTypes } from '../codes/documentType.generated.ts';
import { proofKinds } from '../codes/proofKind.ts';
import { choice } from '../scalar/choice.ts';
import { proofKindText } from '../scalar/choiceTexts.ts';
import { ImageSourceSchema } from '../scalar/imageSource.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { CountryCodeSchema } from './countryCode.ts';

/** A document of a business or of an owner. Source: API spec 1.0.0, Document. */
export const KycDocumentSchema = plainObject({
  doc_type: choice(documentTypes, 'Choose one from the list.'),
  /** An empty string, which a sample sends, means no sub-type. SPEC-GAP 29. */
  sub_type: v.optional(choice(proofKinds, proofKindText.remedy)),
  /** Base64 image data as a data URI, or a URL. SPEC-GAP 24. */
  doc_image: ImageSourceSchema,
  /** The specification shows the list up to AE only; all 195 codes are accepted. SPEC-GAP 32. */
  doc_country: CountryCodeSchema,
});
export type KycDocument = v.InferOutput<typeof KycDocumentSchema>;
