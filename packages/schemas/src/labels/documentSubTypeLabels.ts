import type { DocumentSubType } from '../codes/documentSubType.generated.ts';
import type { Label } from './label.ts';

/** The document sub-types, as a form shows them. */
export const documentSubTypeLabels: Readonly<Record<DocumentSubType, Label>> = {
  UTILITY_BILL: { label: 'Utility bill' },
  BANK_STATEMENT: { label: 'Bank statement' },
  TAX_DOCUMENT: { label: 'Tax document' },
  GOVERNMENT_CORRESPONDENCE: { label: 'Government correspondence' },
  RENTAL_AGREEMENT: { label: 'Rental agreement' },
};
