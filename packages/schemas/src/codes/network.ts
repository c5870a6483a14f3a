/** Networks of a stablecoin wallet. Source: API spec 1.0.0, Create wallet, `network` (2 values). */
export const networks = /* @__PURE__ */ Object.freeze(['erc20', 'polygon'] as const);
export type Network = (typeof networks)[number];
