import { deepFreeze, type Rule, type Source } from '@passmuster/findings';

const iban: Source = {
  title: 'ISO 13616 and the IBAN registry of SWIFT',
  url: 'https://www.swift.com/standards/data-standards/iban',
};

export const ibanCountryRule: Rule<'bank/iban-country'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/iban-country',
  severity: 'warning',
  basis: 'standard',
  source: iban,
  gap: 36,
  message: "The IBAN doesn't begin with the two capital letters of a country that has IBANs",
  remedy:
    'This isn’t an IBAN. Copy the IBAN from a statement; Nigeria and South Africa don’t use IBANs.',
});

export const ibanCapitalsRule: Rule<'bank/iban-capitals'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/iban-capitals',
  severity: 'warning',
  basis: 'standard',
  source: { ...iban, section: 'electronic format' },
  gap: 36,
  message: 'The IBAN has lowercase letters',
  remedy: 'This IBAN has lowercase letters. Type them as capitals.',
});

export const ibanLengthRule: Rule<'bank/iban-length'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/iban-length',
  severity: 'warning',
  basis: 'standard',
  source: iban,
  gap: 36,
  message: "The IBAN doesn't have the {characters} characters of one from {country:name}",
  remedy: 'This IBAN must have {characters} characters. Check that none is missing or repeated.',
});

export const ibanFormRule: Rule<'bank/iban-form'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/iban-form',
  severity: 'warning',
  basis: 'standard',
  source: iban,
  gap: 36,
  message:
    'The IBAN has a letter where {country:name} has a digit, or a digit where it has a letter',
  remedy: 'This IBAN has a typo. Compare it with a statement, especially O and 0, I and 1.',
});

export const ibanCheckDigitsRule: Rule<'bank/iban-check-digits'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/iban-check-digits',
  severity: 'warning',
  basis: 'standard',
  source: { ...iban, section: 'ISO 13616-1, check digits by ISO 7064 MOD 97-10' },
  gap: 36,
  message: 'The check digits of the IBAN are wrong: a character is wrong or two are swapped',
  remedy: 'This IBAN has a typo. Compare it with a statement, character by character.',
});

/** Several countries have a check digit of their own inside the IBAN. */
export const ibanNationalCheckRule: Rule<'bank/iban-national-check'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/iban-national-check',
  severity: 'warning',
  basis: 'standard',
  source: iban,
  gap: 36,
  message: 'The account number inside the IBAN fails the national check of {country:name}',
  remedy: 'This IBAN has a typo. Compare it with a statement, character by character.',
});

/** Payouts are in NGN or ZAR, to accounts in countries that have no IBANs. */
export const ibanCurrencyRule: Rule<'bank/iban-currency'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/iban-currency',
  severity: 'warning',
  basis: 'standard',
  source: iban,
  gap: 36,
  message: "An IBAN contradicts the currency {currency}: {country:name} doesn't use IBANs",
  remedy:
    'Banks in this country ({country:name}) don’t use IBANs. Remove the IBAN, or check the currency.',
});
