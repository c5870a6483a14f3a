/**
 * A blockchain address as text: `0x` and 40 hexadecimal digits. Structurally viem's and abitype's `Address`, so
 * values pass between the libraries without a cast.
 */
export type Address = `0x${string}`;

/** Networks of stablecoin wallets and payouts. Source: API spec 1.0.0, `network` (2 values). */
export const addressNetworks: readonly ['erc20', 'polygon'] = /* @__PURE__ */ Object.freeze([
  'erc20',
  'polygon',
] as const);
export type AddressNetwork = (typeof addressNetworks)[number];
