/** Lists of values, which `fieldLists` of `@passmuster/schemas` has by these names. */
export type ListName =
  | 'accountPurposes'
  | 'annualRevenues'
  | 'assetTypes'
  | 'businessTypes'
  | 'countryCodes'
  | 'documentSubTypes'
  | 'documentTypes'
  | 'naicsCodes'
  | 'networks'
  | 'ownerTitles'
  | 'payoutCurrencies'
  | 'sourcesOfFunds'
  | 'walletCurrencies'
  | 'walletStatuses';

/**
 * What a field holds, and so which control it needs. `mark` is a box that may be checked, `question` is answered with yes or
 * no, `share` is a percentage, `rows` a list of groups, `id` a UUID.
 */
export type FieldKind =
  | 'amount'
  | 'choice'
  | 'country'
  | 'date'
  | 'email'
  | 'file'
  | 'group'
  | 'id'
  | 'industry'
  | 'mark'
  | 'number'
  | 'phone'
  | 'question'
  | 'rows'
  | 'share'
  | 'state'
  | 'text'
  | 'url';

/** What the API states of a field of a request. */
export interface Field {
  readonly kind: FieldKind;
  /** True if the group or the row that the field is in can't be sent without it. */
  readonly required?: true;
  /** Unicode code points. */
  readonly minLength?: number;
  /** Unicode code points. */
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  /** The list that its value must be of. */
  readonly list?: ListName;
  /** A list of usual values. Others are accepted. */
  readonly suggests?: ListName;
  /** The only value. */
  readonly only?: string;
  /** What an amount counts, if that is the same everywhere: an ISO 4217 code, or `percent`. */
  readonly unit?: 'USD' | 'percent';
}

/** The fields of a request by their dotted paths, in their order. `*` stands for any place in a list. */
export type Fields = Readonly<Record<string, Field>>;
