/** The fields of a bank payout method that a merchant may require. SPEC-GAP 35. */
export const bankFields = [
  'currency',
  'account_name',
  'account_number',
  'bank_name',
  'bank_code',
] as const;
export type BankField = (typeof bankFields)[number];

/** Readings of the specification that a merchant may change for itself; the number is the gap. */
export interface Switches {
  /** 2: refuse a customer without `business_website`. */
  readonly requireWebsite: boolean;
  /** 3: refuse a customer without a field that is required and has a default; otherwise fill it in. */
  readonly requireDefaults: boolean;
  /** 82: refuse a customer with a required text that has no visible character. */
  readonly refuseBlankText: boolean;
  /** 26, 27: apply the KYC rules the specification states (documents, age) on creation. */
  readonly kycRules: boolean;
  /** 35: fields without which a bank method is refused. */
  readonly requiredBankFields: readonly BankField[];
  /** 46: list every wallet under the merchant, or only those it owns itself. */
  readonly listAllWallets: boolean;
  /** 16: status for an email or phone that is taken. */
  readonly conflictStatus: number;
  /** 63: status for a body or query that is refused. */
  readonly validationStatus: number;
  /** 51: status for a reference id that is not a UUID. */
  readonly malformedReferenceStatus: number;
  /** 51: status for a reference id without transactions. */
  readonly unknownReferenceStatus: number;
  /** 38: status for a created bank method or wallet. */
  readonly createdStatus: number;
  /** 42: capitalize networks in asset codes, as the specification says; otherwise lowercase. */
  readonly capitalizedNetworks: boolean;
  /** 45: refuse every value of the status filter but the listed one, `active`. */
  readonly activeFilterOnly: boolean;
  /** 47: use the nearest page and limit in range; otherwise refuse. */
  readonly clampPages: boolean;
  /** 57: status for an address that is not valid. 200 answers `valid: false`. */
  readonly invalidAddressStatus: number;
  /** 68: refuse query parameters that the specification doesn't show; otherwise ignore them. */
  readonly refuseUnknownParameters: boolean;
  /** 72, 75, 77: refuse a `customer_id` of null; otherwise read it as omitted. */
  readonly refuseNullCustomer: boolean;
  /** 81: take the KYC outcome from a magic registration number. */
  readonly kycOutcomes: boolean;
  /** 81: milliseconds by the clock of the merchant from creation to that outcome. 0: at once. */
  readonly kycAfterMs: number;
  /** 43: milliseconds by the clock of the merchant after which a FIAT wallet becomes active. Null: never. */
  readonly fiatActiveAfterMs: number | null;
  /** 81: a rejected customer releases its email and phone. */
  readonly releaseRejected: boolean;
  /** 89: refuse wallets and payout methods of a customer who is not approved. */
  readonly requireApproval: boolean;
  /** 59: refuse two credentials that differ; otherwise `x-api-key` wins. */
  readonly refuseDifferingCredentials: boolean;
}

export const defaultSwitches: Switches = {
  requireWebsite: true,
  requireDefaults: false,
  refuseBlankText: false,
  kycRules: true,
  requiredBankFields: bankFields,
  listAllWallets: true,
  conflictStatus: 409,
  validationStatus: 400,
  malformedReferenceStatus: 400,
  unknownReferenceStatus: 404,
  createdStatus: 201,
  capitalizedNetworks: true,
  activeFilterOnly: false,
  clampPages: false,
  invalidAddressStatus: 200,
  refuseUnknownParameters: false,
  refuseNullCustomer: false,
  kycOutcomes: true,
  kycAfterMs: 0,
  fiatActiveAfterMs: null,
  releaseRejected: true,
  requireApproval: false,
  refuseDifferingCredentials: true,
};
