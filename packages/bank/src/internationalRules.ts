import type { Rule, Source } from '@passmuster/findings';

const iban: Source = {
  title: 'ISO 13616 and the IBAN registry of SWIFT',
  url: 'https://www.swift.com/standards/data-standards/iban',
};
const bic: Source = { title: 'ISO 9362:2022, Business identifier code (BIC)' };
const aba: Source = { title: 'American Bankers Association, Key to Routing Numbers' };

export const ibanCountryRule: Rule<'bank/iban-country'> = {
  id: 'bank/iban-country',
  severity: 'warning',
  basis: 'standard',
  source: iban,
  gap: 36,
  message: 'An IBAN begins with the two capital letters of a country that has IBANs',
  remedy: 'Copy the IBAN from a statement; Nigeria and South Africa have none',
};

export const ibanLengthRule: Rule<'bank/iban-length'> = {
  id: 'bank/iban-length',
  severity: 'warning',
  basis: 'standard',
  source: iban,
  gap: 36,
  message: 'An IBAN of {country} has {characters} characters',
  remedy: 'Check that no character is missing or doubled',
};

export const ibanFormRule: Rule<'bank/iban-form'> = {
  id: 'bank/iban-form',
  severity: 'warning',
  basis: 'standard',
  source: iban,
  gap: 36,
  message: 'The IBAN has a letter where {country} has a digit, or the reverse',
  remedy: 'Compare the IBAN with a statement: often O and 0, or I and 1, were mixed up',
};

export const ibanCheckDigitsRule: Rule<'bank/iban-check-digits'> = {
  id: 'bank/iban-check-digits',
  severity: 'warning',
  basis: 'standard',
  source: { ...iban, section: 'ISO 13616-1, check digits by ISO 7064 MOD 97-10' },
  gap: 36,
  message: 'The check digits of the IBAN do not fit: a character is wrong or two are swapped',
  remedy: 'Compare the IBAN with a statement, character by character',
};

/** Several countries have a check digit of their own inside the IBAN. */
export const ibanNationalCheckRule: Rule<'bank/iban-national-check'> = {
  id: 'bank/iban-national-check',
  severity: 'warning',
  basis: 'standard',
  source: iban,
  gap: 36,
  message: 'The account number inside the IBAN fails the check digit of {country}',
  remedy: 'Compare the IBAN with a statement, character by character',
};

export const bicFormRule: Rule<'bank/bic-form'> = {
  id: 'bank/bic-form',
  severity: 'warning',
  basis: 'standard',
  source: bic,
  gap: 36,
  message:
    'A BIC has 8 or 11 capitals and digits: 4 for the bank, 2 for the country, 2 for the place, 3 for the branch',
  remedy: 'Copy the BIC (SWIFT code) from a statement, in capitals',
};

export const bicCountryRule: Rule<'bank/bic-country'> = {
  id: 'bank/bic-country',
  severity: 'warning',
  basis: 'standard',
  source: bic,
  gap: 36,
  message: 'The 5th and 6th character of a BIC are the code of a country, and these are none',
  remedy: 'Copy the BIC (SWIFT code) from a statement',
};

export const bicTestRule: Rule<'bank/bic-test'> = {
  id: 'bank/bic-test',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'ISO 9362:2009, Business identifier code (BIC)',
    section: 'location code; later editions leave its meaning to SWIFT',
  },
  gap: 36,
  message: 'A BIC whose 8th character is 0 is for tests, and no payment reaches it',
  remedy: 'Ask for the live BIC of the bank',
};

export const abaFormRule: Rule<'bank/aba-form'> = {
  id: 'bank/aba-form',
  severity: 'warning',
  basis: 'standard',
  source: aba,
  gap: 36,
  message: 'An ABA routing number has exactly 9 digits',
  remedy: 'Copy the routing number from a cheque or statement, with its leading zeros',
};

export const abaPrefixRule: Rule<'bank/aba-prefix'> = {
  id: 'bank/aba-prefix',
  severity: 'warning',
  basis: 'standard',
  source: aba,
  gap: 36,
  message: 'An ABA routing number begins with 00 to 12, 21 to 32, 61 to 72 or 80',
  remedy: 'Compare the routing number with a cheque or statement',
};

export const abaCheckDigitRule: Rule<'bank/aba-check-digit'> = {
  id: 'bank/aba-check-digit',
  severity: 'warning',
  basis: 'standard',
  source: { ...aba, section: 'check digit by the weights 3, 7, 1' },
  gap: 36,
  message:
    'The check digit of the routing number does not fit: a digit is wrong or two are swapped',
  remedy: 'Compare the routing number with a cheque or statement',
};

export const ukSortCodeRule: Rule<'bank/uk-sort-code'> = {
  id: 'bank/uk-sort-code',
  severity: 'warning',
  basis: 'standard',
  source: { title: 'Pay.UK, sort codes' },
  gap: 36,
  message: 'A UK sort code has 6 digits, written 123456 or 12-34-56',
  remedy: 'Copy the sort code from a card or statement',
};
