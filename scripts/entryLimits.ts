/** What an entry may cost at most. */
export interface EntryLimits {
  /** Brotli, of all that it exports together. */
  readonly size: string;
  /** Type instantiations of a program that uses every export. More of them are slower editors. */
  readonly instantiations: number;
}

/** By the name of an entry (`publicEntries.ts`), slightly above what was measured. A new entry needs a row. */
export const entryLimits: Readonly<Record<string, EntryLimits>> = {
  address: { size: '7.8 kB', instantiations: 200 },
  'address.fr': { size: '2.1 kB', instantiations: 200 },
  'address.pt-BR': { size: '2 kB', instantiations: 200 },
  'address.pt-PT': { size: '2.2 kB', instantiations: 200 },
  'address-bulk': { size: '11.8 kB', instantiations: 200 },
  'address-bulk.worker': { size: '0.75 kB', instantiations: 200 },
  bank: { size: '12.5 kB', instantiations: 350 },
  'bank.fr': { size: '2.6 kB', instantiations: 200 },
  'bank.pt-BR': { size: '2.5 kB', instantiations: 200 },
  'bank.pt-PT': { size: '2.9 kB', instantiations: 200 },
  client: { size: '11 kB', instantiations: 31_000 },
  compiler: { size: '21.5 kB', instantiations: 200 },
  'compiler.differential': { size: '1.8 kB', instantiations: 500 },
  findings: { size: '4.1 kB', instantiations: 4_500 },
  kyc: { size: '46 kB', instantiations: 30_000 },
  'kyc.fr': { size: '10.3 kB', instantiations: 19_000 },
  'kyc.pt-BR': { size: '9.9 kB', instantiations: 19_000 },
  'kyc.pt-PT': { size: '12 kB', instantiations: 19_000 },
  phone: { size: '9.3 kB', instantiations: 300 },
  'phone.fr': { size: '1.3 kB', instantiations: 200 },
  'phone.max': { size: '36 kB', instantiations: 200 },
  'phone.ng-za': { size: '0.7 kB', instantiations: 200 },
  'phone.pt-BR': { size: '1.3 kB', instantiations: 200 },
  'phone.pt-PT': { size: '1.5 kB', instantiations: 200 },
  sandbox: { size: '71 kB', instantiations: 200 },
  schemas: { size: '11.1 kB', instantiations: 62_000 },
  'schemas.accept.businessCustomer': { size: '3.95 kB', instantiations: 13_000 },
  'schemas.accept.createBankPayoutMethod': { size: '0.65 kB', instantiations: 6_500 },
  'schemas.accept.createBankPayoutMethodResponse': { size: '0.85 kB', instantiations: 5_500 },
  'schemas.accept.createBusinessCustomerResponse': { size: '0.6 kB', instantiations: 4_000 },
  'schemas.accept.createWallet': { size: '0.65 kB', instantiations: 5_000 },
  'schemas.accept.createWalletResponse': { size: '1 kB', instantiations: 6_500 },
  'schemas.accept.deletePayoutMethod': { size: '0.5 kB', instantiations: 2_900 },
  'schemas.accept.deletePayoutMethodParams': { size: '0.5 kB', instantiations: 1_500 },
  'schemas.accept.findTransactionsParams': { size: '0.45 kB', instantiations: 1_600 },
  'schemas.accept.findTransactionsResponse': { size: '1.1 kB', instantiations: 6_500 },
  'schemas.accept.listAssetCodesQuery': { size: '0.5 kB', instantiations: 2_700 },
  'schemas.accept.listAssetCodesResponse': { size: '0.95 kB', instantiations: 5_000 },
  'schemas.accept.listWalletsQuery': { size: '0.65 kB', instantiations: 4_500 },
  'schemas.accept.listWalletsResponse': { size: '1.1 kB', instantiations: 7_000 },
  'schemas.accept.successMessage': { size: '0.55 kB', instantiations: 3_500 },
  'schemas.accept.validateAddressQuery': { size: '0.5 kB', instantiations: 1_600 },
  'schemas.accept.validateAddressResponse': { size: '0.6 kB', instantiations: 3_500 },
  'schemas.compiled': { size: '14.8 kB', instantiations: 62_000 },
  'schemas.countries': { size: '0.8 kB', instantiations: 1_150 },
  'schemas.labels': { size: '2.1 kB', instantiations: 1_700 },
  'schemas.naics': { size: '7.2 kB', instantiations: 5_000 },
  'schemas.operations': { size: '1.7 kB', instantiations: 750 },
};
