import { deepFreeze, type Rule, type Source } from '@passmuster/findings';

const bic: Source = { title: 'ISO 9362:2022, Business identifier code (BIC)' };

export const bicFormRule: Rule<'bank/bic-form'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/bic-form',
  severity: 'warning',
  basis: 'standard',
  source: bic,
  gap: 36,
  message:
    "The BIC isn't 8 or 11 capitals and digits: 4 for the bank, 2 for the country, 2 for the place, 3 for the branch",
  remedy: 'A SWIFT code has 8 or 11 characters. Copy it from a statement, in capitals.',
});

export const bicCountryRule: Rule<'bank/bic-country'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/bic-country',
  severity: 'warning',
  basis: 'standard',
  source: bic,
  gap: 36,
  message: 'The 5th and 6th characters of the BIC are not a country code',
  remedy: 'This SWIFT code has a typo. Copy it from a statement.',
});

export const bicTestRule: Rule<'bank/bic-test'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/bic-test',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'ISO 9362:2009, Business identifier code (BIC)',
    section: 'location code; later editions leave its meaning to SWIFT',
  },
  gap: 36,
  message: 'The 8th character of the BIC is 0, so it is for tests and no payment reaches it',
  remedy: 'This SWIFT code is for tests. Ask the bank for its live code.',
});

export const bicCurrencyRule: Rule<'bank/bic-currency'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/bic-currency',
  severity: 'warning',
  basis: 'practice',
  source: bic,
  gap: 36,
  message: 'The BIC belongs to a bank outside {country:name}, but the currency is {currency}',
  remedy:
    'This SWIFT code doesn’t belong to a bank in this country ({country:name}). Check the code and the currency.',
});

/** Reported only if the BIC and the name or code belong to known banks that differ. */
export const bicBankRule: Rule<'bank/bic-bank'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/bic-bank',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'BICs on which at least three public lists agree, read 2026-11-21' },
  gap: 36,
  message: 'The BIC belongs to {bank}, not to the bank in bank_name and bank_code',
  remedy: 'This SWIFT code belongs to {bank}. Check the bank and the SWIFT code.',
});
