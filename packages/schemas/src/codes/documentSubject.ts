import { type DocumentType, documentTypes } from './documentType.generated.ts';

/** About a person alone. */
const personal: ReadonlySet<DocumentType> = /* @__PURE__ */ new Set<DocumentType>([
  'LIVENESS_CHECK',
  'PROOF_OF_INDIVIDUAL_NAME_CHANGE',
  'PROOF_OF_RELATIONSHIP',
  'PROOF_OF_SOURCE_OF_WEALTH',
  'SELFIE',
]);

/** A person and a business have them. */
const shared: ReadonlySet<DocumentType> = /* @__PURE__ */ new Set<DocumentType>([
  'BANK_STATEMENT',
  'OTHER',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_SIGNATORY_AUTHORITY',
  'PROOF_OF_SOURCE_OF_FUNDS',
  'PROOF_OF_TAX_IDENTIFICATION',
]);

/**
 * The types of documents that are about a person: for an owner’s `supporting_documents`. The API accepts any type in both lists;
 * a form offers these.
 */
export const ownerDocumentTypes: readonly DocumentType[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ documentTypes.filter((type) => personal.has(type) || shared.has(type)),
);

/** The types of documents that are about a business, for its `documents`. */
export const businessDocumentTypes: readonly DocumentType[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ documentTypes.filter((type) => !personal.has(type)),
);
