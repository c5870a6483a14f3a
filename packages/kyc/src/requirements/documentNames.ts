import { propertyAt } from '@passmuster/findings';
import type { DocumentType } from '@passmuster/schemas';
import { documentLabel } from '@passmuster/schemas/labels';
import { isBusinessType, isCountryCode, isText } from '../rule/guards.ts';
import { documentGuideOf } from '../tables/document/loadDocumentGuide.ts';
import type { ReviewedDraft } from './reviewedDraft.ts';

/** Names of documents in the country and for the legal form of a business. */
export interface DocumentNames {
  /** Returns the label of a type in a list. */
  readonly label: (type: DocumentType) => string;
  /** Returns all names of a type, joined by "or"; undefined if none is on record for the country. */
  readonly choices: (type: DocumentType) => string | undefined;
  /** Types that careful payment processors ask of such a business. */
  readonly recommended: readonly DocumentType[];
}

/** Returns the names of the documents of a draft, in the language of the review. */
export function documentNamesOf({ draft, tables, catalog }: ReviewedDraft): DocumentNames {
  const guide = documentGuideOf(tables);
  const type = propertyAt(draft, 'business_type');
  const businessType = isBusinessType(type) ? type : undefined;
  const place = propertyAt(propertyAt(draft, 'registered_address'), 'country');
  const country = isCountryCode(place) ? place : undefined;
  const registered = propertyAt(draft, 'registration_date');
  const registrationDate = isText(registered) ? registered : undefined;
  const namesOf = (document: DocumentType): readonly string[] => {
    if (!guide || country === undefined) return [];
    const holder = { country, businessType, registrationDate };
    return guide.documentFormsOf(holder, document).map(({ name }) => name);
  };
  return {
    label: (document) =>
      namesOf(document)[0] ?? documentLabel(document, businessType, catalog?.labels),
    choices(document) {
      const names = namesOf(document);
      if (names.length === 0) return undefined;
      return new Intl.ListFormat(catalog?.locale ?? 'en', { type: 'disjunction' }).format(names);
    },
    recommended: guide && businessType ? guide.recommendedDocumentsOf(businessType, country) : [],
  };
}
