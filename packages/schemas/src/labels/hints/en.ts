import type { Hints } from './hints.ts';

/** What a form says beside its fields in English. */
export const hints: Hints = {
  hints: {
    BANK_STATEMENT: 'In the name of the business.',
    PROOF_OF_ADDRESS:
      'Utility bill or bank statement from the last 3 months, or a rental agreement from the last 12.',
    PROOF_OF_TAX_IDENTIFICATION: 'Shows the tax ID.',
    account_purpose_explanation: 'Who pays in, who is paid, and for what. Up to 1,000 characters.',
    conducts_money_services: 'Money transmission, currency exchange or payment processing.',
    example: 'For example {example}.',
    expected_monthly_income: 'In the local currency.',
    front_image: 'Show all four corners and the two lines of code at the bottom.',
    industry: 'Search by everyday words, such as bakery or payroll, or by NAICS code.',
    is_beneficial_owner: 'Usually someone who owns 25% or more.',
    is_control_person: 'Runs or manages the business.',
    is_dao: 'A decentralized autonomous organization.',
    is_signer: 'Signs for the business.',
    last_name: 'As shown on the passport.',
    local_currency: 'In the local currency, {currency}.',
    nature_of_business: 'What it sells, to whom and where. Up to 500 characters.',
    operates_in_prohibited_countries:
      'Countries under comprehensive sanctions, such as Iran and North Korea.',
    'registered_address.country':
      'Field names, formats and documents follow the country. A country that isn’t listed isn’t accepted yet.',
    trading_name: 'Same as the legal name if there’s no other.',
  },
  hintsIn: {
    BR: { registration_number: 'The CNPJ works here too.' },
    GH: { postal_code: 'From GhanaPostGPS.' },
  },
  questions: {
    conducts_money_services: 'Does the business offer money services?',
    is_dao: 'Is it a DAO?',
    operates_in_prohibited_countries: 'Does it operate in prohibited countries?',
  },
  answers: { yes: 'Yes', no: 'No' },
};
