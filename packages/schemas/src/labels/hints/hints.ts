/** Fields and types of documents with a hint that is the same in every country, and the wording of an example. */
export type HintName =
  | 'BANK_STATEMENT'
  | 'PROOF_OF_ADDRESS'
  | 'PROOF_OF_TAX_IDENTIFICATION'
  | 'account_purpose_explanation'
  | 'conducts_money_services'
  | 'example'
  | 'expected_monthly_income'
  | 'front_image'
  | 'industry'
  | 'is_beneficial_owner'
  | 'is_control_person'
  | 'is_dao'
  | 'is_signer'
  | 'last_name'
  | 'local_currency'
  | 'nature_of_business'
  | 'operates_in_prohibited_countries'
  | 'registered_address.country'
  | 'trading_name';

/** The questions of an application, which are answered with yes or no. */
export type QuestionName =
  | 'conducts_money_services'
  | 'is_dao'
  | 'operates_in_prohibited_countries';

/** What a form says beside its fields in one language. */
export interface Hints {
  readonly hints: Readonly<Record<HintName, string>>;
  /** Hints that only some countries need, by ISO 3166-1 alpha-2 code. */
  readonly hintsIn: {
    readonly BR: { readonly registration_number: string };
    readonly GH: { readonly postal_code: string };
  };
  readonly questions: Readonly<Record<QuestionName, string>>;
  /** The answers to a question. */
  readonly answers: Readonly<Record<'yes' | 'no', string>>;
}
