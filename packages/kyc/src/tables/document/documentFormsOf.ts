import type { BusinessType, DocumentType } from '@passmuster/schemas';
import type { DocumentFamily, DocumentForm } from './documentForm.ts';
import { documentForms } from './documentForms.generated.ts';

/** Documents by country. */
export type DocumentForms = Readonly<Record<string, readonly DocumentForm[]>>;

/** The business that the documents are of. */
export interface DocumentHolder {
  readonly country: string;
  /** Default: a company. */
  readonly businessType?: BusinessType | undefined;
  readonly registrationDate?: string | undefined;
}

const corporation = ['corporation', 'company'] as const;
const limitedPartnership = ['limited-partnership', 'partnership'] as const;

/** The families of a legal form, closest first. Own list, no source. */
const familiesOf: Readonly<Record<BusinessType, readonly DocumentFamily[]>> = {
  B_CORPORATION: corporation,
  C_CORPORATION: corporation,
  S_CORPORATION: corporation,
  CLOSE_CORPORATION: ['close-corporation', ...corporation],
  COOPERATIVE: ['company'],
  GENERAL_PARTNERSHIP: ['partnership'],
  LIMITED_LIABILITY_COMPANY: ['llc', 'company'],
  LIMITED_LIABILITY_PARTNERSHIP: limitedPartnership,
  LIMITED_PARTNERSHIP: limitedPartnership,
  NONPROFIT_CORPORATION: ['nonprofit', 'company'],
  NON_US: ['company'],
  SOLE_PROPRIETORSHIP: ['sole'],
  TRUST: ['trust'],
};

/**
 * Returns the documents of a business that serve as a type of the API, by their names in its country; none
 * if none is on record for its legal form.
 *
 * @example
 * documentFormsOf({ country: 'NG' }, 'OWNERSHIP_INFORMATION')[0]?.name // 'CAC Status Report'
 */
export function documentFormsOf(
  { country, businessType = 'NON_US', registrationDate }: DocumentHolder,
  type: DocumentType,
  byCountry: DocumentForms = documentForms,
): readonly DocumentForm[] {
  const own = (Object.hasOwn(byCountry, country) && byCountry[country]) || [];
  const forms = own.filter(
    ({ docType, registeredBefore }) =>
      docType === type &&
      !(registeredBefore && registrationDate && registrationDate >= registeredBefore),
  );
  for (const family of familiesOf[businessType]) {
    const found = forms.filter((form) => form.family === family);
    if (found.length > 0) return found;
  }
  return forms.filter(({ family }) => family === undefined);
}
