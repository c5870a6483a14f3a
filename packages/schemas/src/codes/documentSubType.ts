/** Kinds of proof of address. Source: API spec 1.0.0, Document, `sub_type` (5 values). */
export const documentSubTypes = [
  'UTILITY_BILL',
  'BANK_STATEMENT',
  'TAX_DOCUMENT',
  'GOVERNMENT_CORRESPONDENCE',
  'RENTAL_AGREEMENT',
] as const;
export type DocumentSubType = (typeof documentSubTypes)[number];
