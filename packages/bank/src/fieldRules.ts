import { deepFreeze, type Rule, type Source } from '@passmuster/findings';

const method: Source = { title: 'API specification 1.0.0', section: 'Bank payout method' };
const practice: Source = { title: 'Payout practice' };
const directories: Source = {
  title: 'Bank lists of NIBSS and of payment companies, read 2026-11-21',
};

/** The value is not a JSON object, so nothing else can be checked. */
export const methodRule: Rule<'bank/method'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/method',
  severity: 'error',
  basis: 'spec',
  source: method,
  message: 'The bank payout method is not a JSON object',
  remedy: 'The bank account is missing. Enter its currency and number.',
});

/** A JSON number loses leading zeros, and digits from the 17th on. */
export const textRule: Rule<'bank/text'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/text',
  severity: 'error',
  basis: 'spec',
  source: method,
  gap: 37,
  message: '{field} must be a JSON string: a number would lose leading zeros',
  remedy: 'A number can lose its leading zeros. Enter this as text, with all leading zeros.',
});

/** The specification does not say which fields are required; without these no bank can pay. */
export const recommendedFieldRule: Rule<'bank/recommended-field'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/recommended-field',
  severity: 'warning',
  basis: 'practice',
  source: method,
  gap: 35,
  message: '{field} is missing or blank, and a payout needs it',
  remedy: 'This field is empty. Fill it in.',
});

/** Payouts are in the currencies that the API lists. */
export const payoutCurrencyRule: Rule<'bank/payout-currency'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/payout-currency',
  severity: 'warning',
  basis: 'practice',
  source: { ...method, section: 'Bank payout method, currency' },
  gap: 36,
  message: 'The currency is not NGN or ZAR, so the account was not checked',
  remedy: 'Payouts aren’t made in this currency. Choose NGN or ZAR.',
});

/** Copied text often contains zero-width and control characters. */
export const visibleCharactersRule: Rule<'bank/visible-characters'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/visible-characters',
  severity: 'warning',
  basis: 'practice',
  source: method,
  message: '{field} contains an invisible character, such as a zero-width space',
  remedy: 'This contains an invisible character. Clear the field and type the value.',
});

/** Full-width and Arabic-Indic digits, letters of other scripts that look like Latin ones. */
export const asciiRule: Rule<'bank/ascii'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/ascii',
  severity: 'warning',
  basis: 'practice',
  source: method,
  message: '{field} contains a letter or digit outside ASCII, which may look like one inside',
  remedy:
    'A character here only looks like a letter or digit. Type the value with 0 to 9 and A to Z.',
});

/** A space before, after or within a number, as on a printed statement. */
export const noSpacesRule: Rule<'bank/no-spaces'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/no-spaces',
  severity: 'warning',
  basis: 'practice',
  source: method,
  message: '{field} contains a space',
  remedy: 'There are spaces in this value. Remove them.',
});

/** A name of digits and punctuation only: two fields were swapped. */
export const nameLettersRule: Rule<'bank/name-letters'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/name-letters',
  severity: 'warning',
  basis: 'practice',
  source: practice,
  message: '{field} contains no letters, so it is not a name',
  remedy: 'This isn’t a name. Enter the name here and the number in its own field.',
});

/** `N/A`, `test`, `xxx`: text typed to get past a field. */
export const placeholderNameRule: Rule<'bank/placeholder-name'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/placeholder-name',
  severity: 'warning',
  basis: 'practice',
  source: practice,
  message: '{field} is a placeholder',
  remedy: 'This is a placeholder. Enter the name that the bank has on file.',
});

/** `0000000000`, `1111111111`, `1234567890`. A number like this can exist, but is hardly ever meant. */
export const placeholderNumberRule: Rule<'bank/placeholder-number'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/placeholder-number',
  severity: 'warning',
  basis: 'practice',
  source: practice,
  message: 'The account number is one repeated digit, or the digits in order, as in a placeholder',
  remedy: 'This looks like a placeholder. Enter the account number.',
});

export const accountNameRule: Rule<'bank/account-name'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/account-name',
  severity: 'warning',
  basis: 'practice',
  source: practice,
  message: 'The account name is the name of the bank',
  remedy: 'This is the name of the bank. Enter the name of the account holder.',
});

/** The CBN revoked the license of Heritage Bank; VBS Mutual Bank was liquidated. */
export const closedBankRule: Rule<'bank/closed-bank'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/closed-bank',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'CBN, revocation of 2024-06-03; North Gauteng High Court, order of 2018-11-13' },
  message: '{bank} was closed ({date}), so no payment reaches it',
  remedy: 'This bank was closed. Enter an account at another bank.',
});

/** A branch code of South Africa for NGN, or a code of a Nigerian bank for ZAR. */
export const otherCountryCodeRule: Rule<'bank/other-country-code'> = /* @__PURE__ */ deepFreeze({
  id: 'bank/other-country-code',
  severity: 'warning',
  basis: 'practice',
  source: directories,
  message: 'The bank code belongs to a bank in {country:name}, but the currency is {currency}',
  remedy:
    'This code belongs to a bank in another country ({country:name}). Check the currency and the bank.',
});

/** The account number is a code, and the code is an account number. */
export const swappedFieldsRule: Rule<'bank/swapped-fields', 'routingNumber' | 'sortCode'> =
  /* @__PURE__ */ deepFreeze({
    id: 'bank/swapped-fields',
    severity: 'warning',
    basis: 'practice',
    source: practice,
    message: 'The values of account_number and bank_code are swapped',
    remedy: 'Account number and bank code look swapped. Swap them.',
    texts: {
      sortCode: {
        message: 'The values of account_number and sort_code are swapped',
        remedy: 'Account number and sort code look swapped. Swap them.',
      },
      routingNumber: {
        message: 'The values of account_number and routing_number are swapped',
        remedy: 'Account number and routing number look swapped. Swap them.',
      },
    },
  });
