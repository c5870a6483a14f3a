/** Groups of operations with their descriptions, in the order of the specification. */
export const operationTags = /* @__PURE__ */ Object.freeze({
  Customers: 'Business customers with their KYC data, owners and documents.',
  'Payout methods': 'Bank accounts that payouts go to, merchant-owned or customer-specific.',
  Wallets: 'Stablecoin and fiat wallets of the merchant and its customers.',
  Transactions: 'Movements between wallets, and payouts.',
  Assets: 'Supported asset codes and their networks.',
  Payouts: 'Checks before a payout.',
} as const satisfies Readonly<Record<string, string>>);

/** The name of a group of operations. */
export type OperationTag = keyof typeof operationTags;
