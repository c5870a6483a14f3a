/** Kinds of asset. Source: API spec 1.0.0, Wallet and Asset code, `asset_type` (2 values). */
export const assetTypes = /* @__PURE__ */ Object.freeze(['STABLECOIN', 'FIAT'] as const);
export type AssetType = (typeof assetTypes)[number];
