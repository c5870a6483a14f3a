/** The tables that a configuration may replace. */
export const tableIds = /* @__PURE__ */ Object.freeze([
  'risk/ofac',
  'risk/fatf',
  'risk/eu-high-risk',
] as const);

/** The id of a table that a configuration may replace. */
export type TableId = (typeof tableIds)[number];
