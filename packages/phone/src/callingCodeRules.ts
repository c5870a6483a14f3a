import type { Rule } from '@passmuster/findings';

/** The pattern `^\+[1-9]\d{0,3}$`, which accepts four digits. */
export const callingCodeFormRule: Rule<'phone/calling-code-form'> = {
  id: 'phone/calling-code-form',
  severity: 'error',
  basis: 'spec',
  source: { title: 'API specification 1.0.0', section: 'Business customer, phone_country_code' },
  message: 'A calling code must be a string of + and 1 to 4 digits, the first not 0',
  remedy: 'Enter + and the country code, for example +234.',
};

/**
 * Applies to a calling code on its own and to the one that a phone number begins with. Four digits are never a
 * calling code: `+1242` is the calling code +1 and an area code.
 */
export const callingCodeInUseRule: Rule<'phone/calling-code-in-use'> = {
  id: 'phone/calling-code-in-use',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'ITU-T Recommendation E.164, list of assigned country codes',
    url: 'https://www.itu.int/pub/T-SP-E.164D',
  },
  gap: 7,
  message: 'No country or service uses this calling code; calling codes have at most three digits',
  remedy:
    'This country code does not exist. Enter it without an area code, for example +1 for the Bahamas.',
};

/** The specification does not say that the two must agree. */
export const callingCodeAgreesRule: Rule<'phone/calling-code-agrees'> = {
  id: 'phone/calling-code-agrees',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'API specification 1.0.0', section: 'Business customer, phone_country_code' },
  gap: 7,
  message: 'The phone number does not begin with the calling code sent beside it',
  remedy: 'The country code and the phone number do not match. Check both.',
};
