import type { DocumentType } from '../codes/documentType.generated.ts';
import type { Label } from './label.ts';

/** The document types, as a form shows them. Glosses: API spec 1.0.0, Document expectations for business customers. */
export const documentTypeLabels: Readonly<Record<DocumentType, Label>> = {
  AML_COMFORT_LETTER: { label: 'Anti-money-laundering comfort letter' },
  BUSINESS_FORMATION: { label: 'Business formation', gloss: 'Incorporation certificate' },
  DIRECTORS_REGISTRY: { label: 'Registry of directors' },
  E_SIGNATURE_CERTIFICATE: { label: 'E-signature certificate' },
  EVIDENCE_OF_GOOD_STANDING: { label: 'Evidence of good standing' },
  FLOW_OF_FUNDS: { label: 'Flow of funds' },
  MARKETING_MATERIALS: { label: 'Marketing materials' },
  OWNERSHIP_CHART: { label: 'Ownership chart' },
  OWNERSHIP_INFORMATION: { label: 'Ownership information', gloss: 'Articles of incorporation' },
  PROOF_OF_ACCOUNT_PURPOSE: { label: 'Proof of account purpose' },
  BANK_STATEMENT: { label: 'Bank statement' },
  PROOF_OF_ADDRESS: { label: 'Proof of address', gloss: 'Utility bill, bank statement or similar' },
  PROOF_OF_INDIVIDUAL_NAME_CHANGE: { label: 'Proof of individual name change' },
  PROOF_OF_ENTITY_NAME_CHANGE: { label: 'Proof of entity name change' },
  PROOF_OF_NATURE_OF_BUSINESS: {
    label: 'Proof of nature of business',
    gloss: 'Memorandum of association',
  },
  PROOF_OF_RELATIONSHIP: { label: 'Proof of relationship' },
  PROOF_OF_SIGNATORY_AUTHORITY: { label: 'Proof of signatory authority' },
  PROOF_OF_SOURCE_OF_FUNDS: { label: 'Proof of source of funds' },
  PROOF_OF_SOURCE_OF_WEALTH: { label: 'Proof of source of wealth' },
  PROOF_OF_TAX_IDENTIFICATION: { label: 'Proof of tax identification' },
  LIVENESS_CHECK: { label: 'Liveness check' },
  SELFIE: { label: 'Selfie' },
  SHAREHOLDER_REGISTER: { label: 'Register of shareholders' },
  OTHER: { label: 'Other' },
};
