import type { RuleTexts } from '@passmuster/findings';

/*
 * The texts of the schemas, one export each, so that a bundle contains only those of the schemas it
 * imports. The remedy is also valibot's message. `schemaRules.ts` gathers them under their keys.
 */

export const requiredText = {
  message: 'The API requires this field',
  remedy: 'This field is required.',
} as const satisfies RuleTexts;

export const nullText = {
  message: 'The API expects an optional field without a value to be left out, not to be null',
  remedy: 'This field has no value. Leave it out.',
} as const satisfies RuleTexts;

export const textText = {
  message: 'The API expects a JSON string here',
  remedy: 'Enter text.',
} as const satisfies RuleTexts;

export const numberText = {
  message: 'The API expects a JSON number here',
  remedy: 'Enter a number.',
} as const satisfies RuleTexts;

export const finiteText = {
  message: 'The API expects a finite number here',
  remedy: 'Enter a number with fewer digits.',
} as const satisfies RuleTexts;

export const flagText = {
  message: 'The API expects true or false here',
  remedy: 'Answer yes or no.',
} as const satisfies RuleTexts;

export const objectText = {
  message: 'The API expects a JSON object here',
  remedy: 'Fill in this section.',
} as const satisfies RuleTexts;

export const charactersText = {
  message: 'The API expects text without U+0000 and unpaired surrogates here',
  remedy: 'This text contains characters that can’t be sent. Type it again.',
} as const satisfies RuleTexts;

export const emailText = {
  message: 'The API expects an email address here',
  remedy: 'Enter an email address such as ada@example.com.',
} as const satisfies RuleTexts;

export const emailLettersText = {
  message: 'The API expects an email address in ASCII here',
  remedy: 'Enter the email address without accents, such as those of ã or ç.',
} as const satisfies RuleTexts;

export const phoneText = {
  message: 'The API expects E.164 here: + and 2 to 15 digits, the first not 0',
  remedy: 'Enter a phone number with its country code, for example +234 801 234 5678.',
} as const satisfies RuleTexts;

export const callingCodeText = {
  message: 'The API expects + and 1 to 4 digits here, the first not 0',
  remedy: 'Enter a country code such as +234.',
} as const satisfies RuleTexts;

export const dateText = {
  message: 'The API expects a calendar date here (YYYY-MM-DD)',
  remedy: 'This date doesn’t exist. Enter a date such as 1985-06-30.',
} as const satisfies RuleTexts;

export const dateFormText = {
  message: 'The API expects a calendar date here (YYYY-MM-DD)',
  remedy: 'Enter the date as year-month-day, such as 1985-06-30.',
} as const satisfies RuleTexts;

export const dateOrderText = {
  message: 'The API expects YYYY-MM-DD here, and day and month could be swapped',
  remedy:
    'It’s unclear which part is the day. Enter the date as year-month-day, such as 1985-06-30.',
} as const satisfies RuleTexts;

export const dateYearText = {
  message: 'The API expects YYYY-MM-DD here, and the year has fewer than four digits',
  remedy: 'Enter the year with four digits.',
} as const satisfies RuleTexts;

export const webAddressText = {
  message: 'The API expects an http or https URL here',
  remedy: 'Enter a web address such as https://example.com.',
} as const satisfies RuleTexts;

export const encodedAddressText = {
  message:
    'The API expects a URL in ASCII here: a domain in Punycode, other characters percent-encoded',
  remedy: 'This web address has letters that have to be encoded. Copy it from your browser.',
} as const satisfies RuleTexts;

export const imageText = {
  message: 'The API expects an http or https URL or a data URI (data:<type>;base64,<data>) here',
  remedy: 'This file can’t be read. Upload it again, or enter its web address.',
} as const satisfies RuleTexts;

export const localFileText = {
  message:
    'The API cannot read a path of a computer here: it expects an http or https URL or a data URI',
  remedy: 'This path points to your own computer. Upload the file.',
} as const satisfies RuleTexts;

export const uuidText = {
  message: 'The API expects a UUID here',
  remedy: 'Enter an ID such as 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b.',
} as const satisfies RuleTexts;

export const timestampText = {
  message: 'The API expects an ISO 8601 date-time here, such as 2026-01-31T09:30:00.000Z',
  remedy: 'Enter a date and time such as 2026-01-31T09:30:00.000Z.',
} as const satisfies RuleTexts;

export const decimalText = {
  message: 'The API expects a decimal number as text here, such as "12.50"',
  remedy: 'Enter an amount such as 12.50.',
} as const satisfies RuleTexts;

export const maxCharactersText = {
  message: 'The API accepts at most {limit} characters here, counted as Unicode code points',
  remedy: 'This text is too long. Shorten it to {limit} characters.',
} as const satisfies RuleTexts;

export const minText = {
  message: 'The API accepts {limit} or more here',
  remedy: 'Enter {limit} or more.',
} as const satisfies RuleTexts;

export const maxText = {
  message: 'The API accepts {limit} or less here',
  remedy: 'Enter {limit} or less.',
} as const satisfies RuleTexts;
