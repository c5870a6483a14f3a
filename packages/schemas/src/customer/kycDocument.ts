import * as v from 'valibot';
import { documentSubTypes } from '../codes/documentSubType.ts';
import { documentTypes } from '../codes/documentType.ts';
import { ImageSourceSchema } from '../scalar/imageSource.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { CountryCodeSchema } from './countryCode.ts';

/** A document of a business or of an owner. Source: API spec 1.0.0, Document. */
export const KycDocumentSchema = plainObject({
  doc_type: v.picklist(documentTypes, 'Choose one from the list'),
  /** SPEC-GAP 29: a request sample sends '', which the table does not list. Read as “no sub-type”. */
  sub_type: v.optional(v.picklist([...documentSubTypes, ''], 'Choose one from the list')),
  doc_image: ImageSourceSchema,
  /** SPEC-GAP 32: the list is shown up to AE only; all 195 codes are taken. */
  doc_country: CountryCodeSchema,
});
export type KycDocument = v.InferOutput<typeof KycDocumentSchema>;
