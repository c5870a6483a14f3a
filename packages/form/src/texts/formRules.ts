import type { CompleteRemedies, Rule } from '@passmuster/findings';

const source = { title: 'Passmuster', section: 'form' } as const;

/** The other wordings for an amount that couldn't be read. */
export type AmountText =
  | 'in-currency'
  | 'negative'
  | 'no-decimals'
  | 'not-only-digits'
  | 'percent'
  | 'too-many-decimals';

/** An amount that couldn't be read. Replaces what the schema says of its text. */
export const amountUnread: Rule<'form/amount', AmountText> = {
  id: 'form/amount',
  severity: 'error',
  basis: 'practice',
  source,
  message: 'The text of this amount is not a decimal number, or has more than 15 digits',
  remedy: 'We couldn’t read this amount. Enter a number such as 1250.',
  texts: {
    'in-currency': {
      message:
        'The text of this amount has letters, or the sign of a currency other than {currency}',
      remedy: 'Enter this amount in {currency}, in digits only, for example 1250.',
    },
    negative: {
      message: 'This amount is negative',
      remedy: 'This number is negative. Enter 0 or more.',
    },
    'no-decimals': {
      message: 'This amount has decimals, and {currency} has none',
      remedy: 'Amounts in {currency} have no decimals. Enter a whole number, for example 1250.',
    },
    'not-only-digits': {
      message: 'The text of this amount has letters, or the sign of a currency',
      remedy: 'Enter this amount in digits only, for example 1250.',
    },
    percent: {
      message: 'The text of this share is not a percentage',
      remedy: 'Enter a percentage, for example 33.3.',
    },
    'too-many-decimals': {
      message: 'This amount has more than {decimals} decimals',
      remedy: 'This number has too many decimals. Use at most {decimals}.',
    },
  },
};

/** An amount that can be read in two ways, such as `45.000` in English. */
export const amountReadings: Rule<'form/amount-readings', never> = {
  id: 'form/amount-readings',
  severity: 'error',
  basis: 'practice',
  source,
  message: 'The only sign of this amount may group its digits or begin its decimals',
  // A page of plain HTML offers none to choose.
  remedy:
    'This amount can be read in two ways. Choose the one you mean, or enter it like 1250 or 1.25.',
};

/** A body that the API may not take in one request. */
export const bodySize: Rule<'form/body-size', never> = {
  id: 'form/body-size',
  severity: 'warning',
  basis: 'practice',
  source,
  gap: 25,
  message: 'The request body would have more than {bytes} bytes',
  remedy: 'These files are too large together. Use smaller scans, up to {megabytes} MB in all.',
};

/** A file without a byte. */
export const fileEmpty: Rule<'form/file-empty', never> = {
  id: 'form/file-empty',
  severity: 'error',
  basis: 'practice',
  source,
  message: 'The file has no bytes',
  remedy: 'This file is empty. Choose another.',
};

/** A file that is not even read. */
export const fileSize: Rule<'form/file-size', never> = {
  id: 'form/file-size',
  severity: 'error',
  basis: 'practice',
  source,
  message: 'The file has more than 64 MB and was not read',
  remedy: 'This file is too large. Choose a smaller one.',
};

/** A file whose bytes can't be read, or don't arrive within 30 seconds. */
export const fileUnread: Rule<'form/file-unread', never> = {
  id: 'form/file-unread',
  severity: 'error',
  basis: 'practice',
  source,
  message: 'The bytes of the file could not be read within 30 seconds',
  remedy: 'This file can’t be read. Choose it again, or choose another.',
};

/** A question that nobody has answered: the API would read it as no. */
export const questionOpen: Rule<'form/question', never> = {
  id: 'form/question',
  severity: 'error',
  basis: 'practice',
  source,
  message: 'The question has no answer, which the API would read as no',
  remedy: 'Answer yes or no.',
};

/** The ids of the findings that the form adds to a review. */
export const addedRules: ReadonlySet<string> = /* @__PURE__ */ new Set([
  amountReadings.id,
  amountUnread.id,
  bodySize.id,
]);

const api = { title: 'Payment API', section: 'Errors' } as const;

/** The API has this email address already. The code is assumed. */
export const duplicateEmail: Rule<'api/duplicate-email', never> = {
  id: 'api/duplicate-email',
  severity: 'error',
  basis: 'spec',
  source: api,
  gap: 16,
  message: 'The API answered that another customer has this email address',
  remedy: 'Another customer uses this email address. Enter a different one.',
};

/** The API has this phone number already. The code is assumed. */
export const duplicatePhone: Rule<'api/duplicate-phone', never> = {
  id: 'api/duplicate-phone',
  severity: 'error',
  basis: 'spec',
  source: api,
  gap: 16,
  message: 'The API answered that another customer has this phone number',
  remedy: 'Another customer uses this phone number. Enter a different one.',
};

/** The API refused the application, and its answer names no field. */
export const apiRefused: Rule<'api/refused', never> = {
  id: 'api/refused',
  severity: 'error',
  basis: 'spec',
  source: api,
  message: 'The API refused the application without naming a field',
  remedy: 'The application was refused. Contact the team that runs this form.',
};

/** The application was not submitted, for a reason that is not in it: no connection, a limit, or a key that was rejected. */
export const notSubmitted: Rule<'api/not-submitted', never> = {
  id: 'api/not-submitted',
  severity: 'warning',
  basis: 'spec',
  source: api,
  message: 'The API did not take the request',
  remedy:
    'The application was not submitted. Try again in a few minutes, or contact the team that runs this form.',
};

/** Translations of the remedies: a missing one is a type error. */
export type FormRemedies = CompleteRemedies<
  | typeof amountUnread
  | typeof amountReadings
  | typeof bodySize
  | typeof fileEmpty
  | typeof fileSize
  | typeof fileUnread
  | typeof questionOpen
  | typeof duplicateEmail
  | typeof duplicatePhone
  | typeof apiRefused
  | typeof notSubmitted
>;
