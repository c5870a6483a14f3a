import type { BusinessType } from '@passmuster/schemas';
import { legalFormRequirements } from './legalFormRequirements.generated.ts';

/** What regulators or payment companies ask of a legal form. */
export interface LegalFormRequirement {
  /** `*` for every form. */
  readonly businessType: readonly string[];
  readonly requirement: string;
  readonly detail: string;
  readonly persons?: readonly string[];
  /** Types of the API that the documents would be sent as. */
  readonly documents?: readonly string[];
}

/** What is asked of a legal form beyond the API's own text. */
export const legalFormRequirementsOf = (type: BusinessType): readonly LegalFormRequirement[] =>
  legalFormRequirements.filter(
    ({ businessType }) => businessType.includes(type) || businessType.includes('*'),
  );
