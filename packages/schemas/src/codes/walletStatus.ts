/** States of a wallet. Source: API spec 1.0.0, States and transitions (3 values). SPEC-GAP 45. */
export const walletStatuses = /* @__PURE__ */ Object.freeze([
  'active',
  'pending',
  'suspended',
] as const);
export type WalletStatus = (typeof walletStatuses)[number];
