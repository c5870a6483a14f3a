import type { DocumentType } from '@passmuster/schemas';
import { documentForms } from './documentForms.generated.ts';

/** A document as people of a country call it. */
export interface DocumentForm {
  readonly docType: string;
  readonly subType?: string;
  readonly name: string;
  /** Other names for it. */
  readonly also: readonly string[];
  /** Who has one, where not everybody: `limited company, PLC`. */
  readonly appliesTo?: string;
}

/**
 * The documents of a country that serve as a type of the API; those of no country in particular where the
 * country has none on record.
 *
 * @example
 * documentFormsOf('NG', 'OWNERSHIP_INFORMATION')[0]?.name // 'CAC Status Report'
 */
export function documentFormsOf(country: string, type: DocumentType): readonly DocumentForm[] {
  const own = (Object.hasOwn(documentForms, country) && documentForms[country]) || [];
  const found = own.filter(({ docType }) => docType === type);
  return found.length > 0
    ? found
    : (documentForms['*'] ?? []).filter(({ docType }) => docType === type);
}
