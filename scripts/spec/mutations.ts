/** A mistake in the source that a test must notice: one text of a file, replaced by another. */
export interface Mutation {
  /** The row of SPEC.md whose sentence it breaks. */
  readonly row: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
  /** Title of the test that must fail, as the row names it. */
  readonly test: string;
}

const http = 'packages/sandbox/src/http';
const ledger = 'packages/sandbox/src/ledger';
const simulate = 'packages/sandbox/src/simulate';
const customer = 'packages/schemas/src/customer';
const schemas = 'packages/schemas/src';

const fields: readonly Mutation[] = [
  {
    row: 'BC-13',
    file: `${customer}/businessCustomer.ts`,
    from: 'textUpTo(500)',
    to: 'textUpTo(501)',
    test: 'a business customer > has nature_of_business: text up to 500 characters, required',
  },
  {
    row: 'BC-18',
    file: `${customer}/businessCustomer.ts`,
    from: 'is_dao: FlagSchema',
    to: 'is_dao: v.boolean()',
    test: 'a business customer > has is_dao: true or false, filled in',
  },
  {
    row: 'AD-2',
    file: `${customer}/postalAddress.ts`,
    from: 'v.optional(textUpTo(100))',
    to: 'textUpTo(100)',
    test: 'a registered address > has street2: text up to 100 characters, optional',
  },
  {
    row: 'OW-7',
    file: `${customer}/businessOwner.ts`,
    from: "v.maxValue(100, 'Enter 0 to 100')",
    to: "v.maxValue(101, 'Enter 0 to 100')",
    test: 'a business owner > has ownership_percentage: a number of 0 to 100, required',
  },
  {
    row: 'DO-2',
    file: `${customer}/kycDocument.ts`,
    from: "[...documentSubTypes, '']",
    to: 'documentSubTypes',
    test: "may have { sub_type: '' }",
  },
  {
    row: 'BP-3',
    file: `${schemas}/codes/currency.ts`,
    from: "'NGN', 'ZAR'] as const",
    to: "'NGN'] as const",
    test: "payoutCurrencies is [ 'NGN', 'ZAR' ]",
  },
  {
    row: 'AC-2',
    file: `${ledger}/assetCodes.ts`,
    from: '? null',
    to: '? []',
    test: 'asset codes are listed by kind, fiat without networks',
  },
  {
    row: 'AC-4',
    file: `${ledger}/listWallets.ts`,
    from: 'Math.ceil(total / limit)',
    to: 'Math.floor(total / limit)',
    test: 'wallets are listed newest first, filtered and counted',
  },
  {
    row: 'GE-3',
    file: `${schemas}/scalar/uuid.ts`,
    from: 'v.uuid(uuidText.remedy)',
    to: 'v.nonEmpty(uuidText.remedy)',
    test: 'a UUID',
  },
  {
    row: 'LI-1',
    file: `${schemas}/wallet/listWalletsQuery.ts`,
    from: "limit: v.optional(v.pipe(WholeNumberTextSchema, limit), '10')",
    to: "limit: v.optional(v.pipe(WholeNumberTextSchema, limit), '20')",
    test: 'the query of List wallets as text takes the defaults of the specification',
  },
];

const customers: readonly Mutation[] = [
  {
    row: 'BR-2',
    file: `${ledger}/profileOf.ts`,
    from: 'business_owners: owners, documents, ...profile',
    to: 'business_owners: owners, documents, estimated_annual_revenue_usd, expected_monthly_payments_usd, source_of_funds, ...profile',
    test: 'a customer is created with an id, its profile and no image',
  },
  {
    row: '18',
    file: `${ledger}/profileOf.ts`,
    from: 'doc_country };',
    to: "doc_country, doc_image: 'data:image/png;base64,' };",
    test: 'a customer is created with an id, its profile and no image',
  },
  {
    row: '18',
    file: `${ledger}/profileOf.ts`,
    from: '  front_image,\n',
    to: '',
    test: 'a customer is created with an id, its profile and no image',
  },
  {
    row: 'EP-1',
    file: `${http}/apiRoutes.ts`,
    from: "success.status === 201 && 'gap' in success ? createdStatus : success.status",
    to: 'createdStatus - 1',
    test: 'a customer is created with an id, its profile and no image',
  },
  {
    row: '16',
    file: `${ledger}/setKycOutcome.ts`,
    from: 'isReleased ? id : email.toLowerCase()',
    to: 'isReleased ? id : email',
    test: 'a second customer with the same email is refused',
  },
  {
    row: 'DE-1',
    file: `${ledger}/refusedRules.ts`,
    from: "{ gap: 26, rule: 'business/required-documents', applies: kycRules },",
    to: '',
    test: 'a customer without documents is refused by business/required-documents',
  },
  {
    row: '27',
    file: `${ledger}/refusedRules.ts`,
    from: "{ gap: 27, rule: 'owner/proof-of-address', applies: kycRules },",
    to: '',
    test: 'a customer with an owner without a proof of address is refused by owner/proof-of-address',
  },
  {
    row: 'LI-9',
    file: `${ledger}/refusedRules.ts`,
    from: "{ gap: 33, rule: 'owner/minimum-age', applies: kycRules },",
    to: '',
    test: 'a customer with an owner of 17 is refused by owner/minimum-age',
  },
  {
    row: 'LI-9',
    file: 'packages/kyc/src/rules/owner/minimumAge.ts',
    from: 'date_of_birth <= memoize',
    to: 'date_of_birth < memoize',
    test: 'on the 18th birthday: …',
  },
  {
    row: 'ST-6',
    file: `${ledger}/createBusinessCustomer.ts`,
    from: '...profileOf(customer), created_at',
    to: "...profileOf(customer), kyc_status: 'pending', created_at",
    test: 'only the control route shows and changes the KYC state',
  },
];

const methodsAndWallets: readonly Mutation[] = [
  {
    row: 'EP-19',
    file: `${http}/apiRoutes.ts`,
    from: "message: 'Bank payout method added',",
    to: '',
    test: 'a merchant-owned bank method is added and deleted once',
  },
  {
    row: 'EP-19',
    file: `${ledger}/createBankPayoutMethod.ts`,
    from: 'customer_id: customerId?.toLowerCase() ?? null',
    to: 'customer_id: customerId?.toLowerCase() ?? (undefined as never)',
    test: 'a merchant-owned bank method is added and deleted once',
  },
  {
    row: 'EP-13',
    file: `${ledger}/deletePayoutMethod.ts`,
    from: "? 'Merchant' : 'Customer'",
    to: "? 'Merchant' : 'Merchant'",
    test: 'a customer-specific method is deleted only with its customer_id',
  },
  {
    row: 'EP-13',
    file: `${ledger}/deletePayoutMethod.ts`,
    from: "? 'Merchant' : 'Customer'",
    to: "? 'Customer' : 'Customer'",
    test: 'a merchant-owned bank method is added and deleted once',
  },
  {
    row: 'EP-12',
    file: `${ledger}/deletePayoutMethod.ts`,
    from: "      .where('customer_id', customerId === null ? 'is' : '=', customerId)\n",
    to: '',
    test: 'a customer-specific method is deleted only with its customer_id',
  },
  {
    row: '35',
    file: `${ledger}/refusedRules.ts`,
    from: 'requiredBankFields.some((name) => name === field)',
    to: 'requiredBankFields.length > 4',
    test: 'a bank method without … is refused by default, and accepted with the switch',
  },
  {
    row: 'WD-3',
    file: `${ledger}/newDepositAddress.ts`,
    from: 'return getAddress(',
    to: 'return String(',
    test: 'a USDC wallet is active and has an address',
  },
  {
    row: 'WD-2',
    file: `${ledger}/createWallet.ts`,
    from: '({ ...deposit, crypto_wallet_id: wallet.id })',
    to: '({ ...deposit })',
    test: 'a USDC wallet is active and has an address',
  },
  {
    row: 'WA-4',
    file: `${ledger}/assetCodes.ts`,
    from: 'STABLECOIN: 8, FIAT: 2',
    to: 'STABLECOIN: 8, FIAT: 8',
    test: 'a ZAR wallet is pending and has no address',
  },
  {
    row: 'ST-2',
    file: `${ledger}/createWallet.ts`,
    from: "assetType === 'FIAT' ? 'pending' : 'active'",
    to: "'active'",
    test: 'a ZAR wallet is pending and has no address',
  },
  {
    row: 'ST-4',
    file: `${simulate}/stateRoutes.ts`,
    from: '.set({ status, updated_at: now })',
    to: '.set({ updated_at: now })',
    test: 'a wallet changes its state by the control route, and by nothing else',
  },
  {
    row: 'ST-4',
    file: `${ledger}/holdWallets.ts`,
    from: '.set({ balance, updated_at: now })',
    to: ".set({ balance, status: 'pending', updated_at: now })",
    test: 'a wallet changes its state by the control route, and by nothing else',
  },
  {
    row: 'EP-6',
    file: `${ledger}/refusedRules.ts`,
    from: "  { gap: 41, rule: 'wallet/no-network-for-fiat' },\n",
    to: '',
    test: "a wallet from { currency: 'ZAR', network: 'erc20' } is refused with VALIDATION_ERROR",
  },
  {
    row: 'EP-11',
    file: `${ledger}/listWallets.ts`,
    from: ".orderBy('seq', 'desc')",
    to: ".orderBy('seq', 'asc')",
    test: 'wallets are listed newest first, filtered and counted',
  },
  {
    row: 'EP-16',
    file: `${http}/apiRoutes.ts`,
    from: "message: valid ? 'Address is valid' : 'Address is not valid'",
    to: 'other: true',
    test: 'an address with checksum right is valid: true',
  },
  {
    row: '48',
    file: `${ledger}/deletePayoutMethod.ts`,
    from: "      .where('merchant_id', '=', merchant.id)\n",
    to: '',
    test: 'a foreign id is answered as an unknown one, byte for byte, on every route',
  },
];

const transactions: readonly Mutation[] = [
  {
    row: 'TR-4',
    file: `${ledger}/postMovement.ts`,
    from: 'transaction_id: shortCode()',
    to: "transaction_id: '-'.repeat(80) || shortCode()",
    test: 'both legs of a transfer are found under its reference',
  },
  {
    row: 'TR-6',
    file: `${ledger}/postMovement.ts`,
    from: 'formatMinorUnits(units * 10n ** BigInt(8 - places), 8)',
    to: 'formatMinorUnits(units, places)',
    test: 'a swap at a given rate is rounded down to the minor unit',
  },
  {
    row: 'TR-7',
    file: `${ledger}/postMovement.ts`,
    from: 'given ?? randomUUID()',
    to: 'given ?? randomUUID().slice(1)',
    test: 'a deposit on a chain shows its network, address and hash',
  },
  {
    row: 'EP-20',
    file: `${ledger}/moveBetweenWallets.ts`,
    from: 'exchange_rate: rate, ',
    to: '',
    test: 'a swap at a given rate is rounded down to the minor unit',
  },
  ...[
    'fee: toEightPlaces(charged, placesOf(wallet)),',
    'withdrawal_recipient_name: method.account_name,',
    "recipient_country: countryOf[method.currency ?? ''] ?? null,",
    'bank_name: method.bank_name,',
    'bank_code: method.bank_code,',
    'bank_account: method.account_number,',
  ].map((from) => ({
    row: 'EP-20',
    file: `${ledger}/payout.ts`,
    from,
    to: '',
    test: 'a payout holds the money and the fee until it is settled',
  })),
  {
    row: 'EP-14',
    file: `${ledger}/findTransactions.ts`,
    from: 'return rows.map(toTransaction)',
    to: 'return rows.slice(1).map(toTransaction)',
    test: 'both legs of a transfer are found under its reference',
  },
];

const keysAndErrors: readonly Mutation[] = [
  {
    row: 'AU-5',
    file: `${ledger}/apiKey.ts`,
    from: "hash('sha256', key, 'hex')",
    to: "hash('sha256', key, 'hex').slice(64) + key",
    test: 'are stored as hashes: no column holds a key',
  },
  {
    row: 'AU-5',
    file: `${ledger}/createKeyStore.ts`,
    from: 'hint: hintOf(key)',
    to: 'hint: hintOf(key) + key',
    test: 'are stored as hashes: no column holds a key',
  },
  {
    row: 'AU-2',
    file: `${http}/authenticate.ts`,
    from: 'const key = own ?? token',
    to: 'const key = own ?? undefined',
    test: 'is accepted by bearer',
  },
  {
    row: 'ER-2',
    file: `${http}/refusalAnswer.ts`,
    from: "status: 'failed'",
    to: "status: 'error'",
    test: 'is refused with …',
  },
  {
    row: 'ER-3',
    file: `${ledger}/findTransactions.ts`,
    from: "throw new Refused('INVALID_REFERENCE_ID')",
    to: "throw new Refused('TRANSACTIONS_NOT_FOUND')",
    test: 'the reference not-a-uuid gives INVALID_REFERENCE_ID',
  },
  {
    row: 'ER-4',
    file: `${ledger}/findTransactions.ts`,
    from: "if (rows.length === 0) throw new Refused('TRANSACTIONS_NOT_FOUND')",
    to: '',
    test: 'the reference 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b gives TRANSACTIONS_NOT_FOUND',
  },
  {
    row: 'GE-2',
    file: `${schemas}/envelope/success.ts`,
    from: "v.literal('success')",
    to: 'v.string()',
    test: 'is refused with another status',
  },
  {
    row: 'GE-4',
    file: `${simulate}/timeOf.ts`,
    from: "if ('at' in clock) return clock.at",
    to: "if ('at' in clock) return clock.at.slice(0, -5)",
    test: 'the clock stops at the given time, which new rows get',
  },
  {
    row: 'VE-2',
    file: `${http}/apiRoutes.ts`,
    from: 'path: `/api$',
    to: 'path: `/api/v1$',
    test: 'the paths are those of the specification, under /api',
  },
];

/** Places that only the table of obligations notices: owner x kind x field. */
const kinds: readonly Mutation[] = [
  {
    row: 'WA-8',
    file: `${ledger}/createWallet.ts`,
    from: 'customer_id: customerId?.toLowerCase() ?? null',
    to: 'customer_id: network ? null : (customerId?.toLowerCase() ?? null)',
    test: 'of wallet',
  },
  {
    row: '5',
    file: 'packages/kyc/src/rules/business/paymentsWithinRevenue.ts',
    from: `    expected_monthly_payments_usd: isAmount,
    estimated_annual_revenue_usd: isAnnualRevenue,
    conducts_money_services: isFlag,
  },
  check(values, { report }) {
    const { expected_monthly_payments_usd,`,
    to: `    expected_monthly_income: isAmount,
    estimated_annual_revenue_usd: isAnnualRevenue,
    conducts_money_services: isFlag,
  },
  check(values, { report }) {
    const { expected_monthly_income: expected_monthly_payments_usd,`,
    test: 'payments of … beside an income of … are flagged: … (SPEC-GAP 5)',
  },
  {
    row: 'TR-3',
    file: `${ledger}/moveBetweenWallets.ts`,
    from: 'receiver_wallet_id: to.id',
    to: 'receiver_wallet_id: rate ? to.id : null',
    test: 'of movement',
  },
  {
    row: 'TR-12',
    file: `${ledger}/moveBetweenWallets.ts`,
    from: "'INTERNAL TRANSFER' : 'SWAP'",
    to: "'TRANSFER' : 'SWAP'",
    test: 'of movement',
  },
  {
    row: 'AU-3',
    file: `${ledger}/apiKey.ts`,
    from: 'environments.find((environment) => environment === name) ??',
    to: 'undefined ??',
    test: 'of key',
  },
  {
    row: '77',
    file: `${schemas}/payout/deletePayoutMethod.ts`,
    from: 'v.nullish(UuidSchema)',
    to: 'v.optional(UuidSchema)',
    test: 'body of Delete payout method > takes { customer_id: null }',
  },
  {
    row: '78',
    file: `${schemas}/scalar/filledText.ts`,
    from: '/\\S/',
    to: '/./',
    test: 'a wallet to create > has currency: a currency code, required',
  },
  {
    row: '80',
    file: 'packages/cli/src/contract/readProbes.ts',
    from: '{ clampPages: true }',
    to: '{}',
    test: 'against a sandbox with ten switches turned exactly these ten are found, and saved as its profile',
  },
  {
    row: '81',
    file: `${ledger}/setKycOutcome.ts`,
    from: "kyc_status === 'rejected' && switches.releaseRejected",
    to: 'switches.releaseRejected',
    test: 'rejected releases the email and phone for a corrected application',
  },
  {
    row: '79',
    file: `${schemas}/wallet/walletAddress.ts`,
    from: 'v.nullish(UuidSchema)',
    to: 'v.optional(UuidSchema)',
    test: 'in … what may be absent may be null, and the other way around (SPEC-GAP 79)',
  },
];

/** At least one mistake in each section of SPEC.md, and every mistake that once went unnoticed. */
export const mutations: readonly Mutation[] = [
  ...kinds,
  ...fields,
  ...customers,
  ...methodsAndWallets,
  ...transactions,
  ...keysAndErrors,
];
