/** The tables that a configuration may replace. */
export const tableIds = /* @__PURE__ */ Object.freeze([
  'risk/ofac',
  'risk/fatf',
  'risk/eu-high-risk',
  'address/sanctioned',
  'address/known',
  'address/token-contracts',
  'bank/ng',
  'bank/za',
  'business/legal-forms',
  'document/by-country',
  'email/disposable-domains',
  'email/free-domains',
  'postal/areas',
  'postal/states',
] as const);

/** The id of a table that a configuration may replace. */
export type TableId = (typeof tableIds)[number];

export const isTableId = (id: unknown): id is TableId => tableIds.some((one) => one === id);
