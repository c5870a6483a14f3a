import { propertyAt } from '@passmuster/findings';
import type { BusinessType } from '../codes/businessType.generated.ts';
import type { DocumentType } from '../codes/documentType.generated.ts';
import type { ChecklistItem } from './checklistLabels.ts';
import { checklistLabel } from './labelOf.ts';
import type { PartialLabels } from './labels.ts';

/** Documents whose name for a legal form differs from that for a company. */
const ownNames: Readonly<
  Partial<Record<BusinessType, Readonly<Partial<Record<DocumentType, ChecklistItem>>>>>
> = {
  GENERAL_PARTNERSHIP: { OWNERSHIP_INFORMATION: 'partnership_agreement' },
  LIMITED_PARTNERSHIP: { OWNERSHIP_INFORMATION: 'partnership_agreement' },
  // 6 Del. C. § 18-101 and the laws of other states: the agreement of its members, which lists them. An LLC has no articles of incorporation.
  LIMITED_LIABILITY_COMPANY: { OWNERSHIP_INFORMATION: 'operating_agreement' },
  LIMITED_LIABILITY_PARTNERSHIP: { OWNERSHIP_INFORMATION: 'partnership_agreement' },
  SOLE_PROPRIETORSHIP: { BUSINESS_FORMATION: 'business_registration' },
  TRUST: { BUSINESS_FORMATION: 'trust_deed' },
};

/**
 * Returns the label of a type of documents of a business, by its legal form; English if `labels` lack it.
 *
 * @example
 * documentLabel('OWNERSHIP_INFORMATION', 'LIMITED_LIABILITY_COMPANY') // 'Operating agreement'
 * documentLabel('OWNERSHIP_INFORMATION', 'C_CORPORATION') // 'Articles of incorporation'
 */
export function documentLabel(
  type: string,
  businessType: string | undefined,
  labels: PartialLabels = {},
): string {
  const own = propertyAt(propertyAt(ownNames, businessType ?? ''), type);
  return typeof own === 'string'
    ? checklistLabel('checklist', own, labels)
    : checklistLabel('documentTypes', type, labels);
}
