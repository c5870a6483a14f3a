import type { Rule, Source } from '@passmuster/findings';

const method: Source = { title: 'API specification 1.0.0', section: 'Bank payout method' };

/** What was passed is no JSON object: nothing else can be said of it. */
export const methodRule: Rule<'bank/method'> = {
  id: 'bank/method',
  severity: 'error',
  basis: 'spec',
  source: method,
  message: 'A bank payout method must be a JSON object',
  remedy: 'Send an object with type, currency and the account',
};

/** A JSON number loses leading zeros, and digits from the 17th on. */
export const textRule: Rule<'bank/text'> = {
  id: 'bank/text',
  severity: 'error',
  basis: 'spec',
  source: method,
  gap: 37,
  message: '{field} must be a JSON string: as a number it would lose leading zeros',
  remedy: 'Put the value in quotes, with all its leading zeros',
};

/** The specification does not say which fields are required; without these no bank can pay. */
export const recommendedFieldRule: Rule<'bank/recommended-field'> = {
  id: 'bank/recommended-field',
  severity: 'warning',
  basis: 'practice',
  source: method,
  gap: 35,
  message: '{field} is missing or blank, and a payout needs it',
  remedy: 'Fill in this field',
};

/** Zero-width and control characters come with copying, and cannot be seen in a field. */
export const visibleCharactersRule: Rule<'bank/visible-characters'> = {
  id: 'bank/visible-characters',
  severity: 'warning',
  basis: 'practice',
  source: method,
  message: '{field} contains an invisible character, such as a zero-width space',
  remedy: 'Delete the value and type it instead of pasting it',
};

/** Full-width and Arabic-Indic digits, letters of other scripts that look like Latin ones. */
export const asciiRule: Rule<'bank/ascii'> = {
  id: 'bank/ascii',
  severity: 'warning',
  basis: 'practice',
  source: method,
  message:
    '{field} contains a letter or digit that is not an ASCII one, though it may look like one',
  remedy: 'Type the value with the digits 0 to 9 and the letters A to Z only',
};

/** A space before, after or within a number, as on a printed statement. */
export const noSpacesRule: Rule<'bank/no-spaces'> = {
  id: 'bank/no-spaces',
  severity: 'warning',
  basis: 'practice',
  source: method,
  message: '{field} contains a space',
  remedy: 'Leave out the spaces',
};
