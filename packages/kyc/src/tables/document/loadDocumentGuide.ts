import type { ReplacementOf, Tables } from '@passmuster/findings';
import type { DocumentType } from '@passmuster/schemas';
import { tableInUse } from '../tableInUse.ts';
import type { DocumentForm } from './documentForm.ts';
import type { DocumentForms, DocumentHolder } from './documentFormsOf.ts';

/** A document and the country that it is of. */
export interface DocumentFormRow extends DocumentForm {
  readonly country: string;
}

/** Loads what documents are called in a country, and which are recommended; also its key in the tables of a review. */
export async function loadDocumentGuide(replacementOf?: ReplacementOf) {
  const { documentForms, documentFormsOf, documentFormsVersion, recommendedDocumentsOf } =
    await import('./documentGuide.ts');
  const id = 'document/by-country';
  const other = tableInUse<DocumentFormRow>(id, documentFormsVersion, replacementOf);
  const forms = other ? byCountry(other.rows) : documentForms;
  return {
    documentFormsOf: (holder: DocumentHolder, type: DocumentType) =>
      documentFormsOf(holder, type, forms),
    recommendedDocumentsOf,
  };
}

function byCountry(rows: readonly DocumentFormRow[]): DocumentForms {
  const forms = new Map<string, DocumentForm[]>();
  for (const { country, ...form } of rows)
    forms.set(country, [...(forms.get(country) ?? []), form]);
  return Object.fromEntries(forms);
}

/** What documents are called in a country, and which are recommended. */
export type DocumentGuide = Awaited<ReturnType<typeof loadDocumentGuide>>;

/** Returns the guide from the loaded tables; undefined if it was not loaded. */
export const documentGuideOf = (tables: Tables | undefined): DocumentGuide | undefined =>
  tables?.get(loadDocumentGuide) as DocumentGuide | undefined;
