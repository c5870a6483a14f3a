/**
 * The types of documents that a business must send, one of each. Source: API spec 1.0.0, Document expectations. SPEC-GAP 31: the
 * API glosses the second “articles of incorporation”.
 */
export const requiredDocumentTypes = /* @__PURE__ */ Object.freeze([
  'BUSINESS_FORMATION',
  'OWNERSHIP_INFORMATION',
  'BANK_STATEMENT',
] as const);

/** The types of documents that each owner must send. Source: API spec 1.0.0, Document expectations. SPEC-GAP 27. */
export const requiredOwnerDocumentTypes = /* @__PURE__ */ Object.freeze([
  'PROOF_OF_ADDRESS',
] as const);
