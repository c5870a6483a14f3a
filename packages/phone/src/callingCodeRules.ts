import { deepFreeze, type Rule, type Source } from '@passmuster/findings';

/** The pattern `^\+[1-9]\d{0,3}$`, which accepts four digits. */
export const callingCodeFormRule: Rule<'phone/calling-code-form'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/calling-code-form',
  severity: 'error',
  basis: 'spec',
  source: { title: 'API specification 1.0.0', section: 'Business customer, phone_country_code' },
  message: 'A calling code must be a string of + and 1 to 4 digits, the first not 0',
  remedy: 'This isn’t a country code. Enter the + and its digits, for example +234.',
});

const assignedCodes: Source = {
  title: 'ITU-T Recommendation E.164, list of assigned country codes',
  url: 'https://www.itu.int/pub/T-SP-E.164D',
};

/** A calling code on its own. Four digits are never one: `+1242` is the calling code +1 and an area code. */
export const callingCodeRule: Rule<'phone/calling-code', 'longer'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/calling-code',
  severity: 'warning',
  basis: 'standard',
  source: assignedCodes,
  gap: 7,
  message:
    'This is not a calling code that a country or service uses; the longest have three digits',
  remedy: 'This isn’t a country code. Enter the + and its digits, for example +234.',
  texts: {
    longer: {
      message: 'This is the calling code {callingCode} and further digits, such as an area code',
      remedy: 'A country code has no area code. Enter only {callingCode}.',
    },
  },
});

/** The calling code that a phone number begins with. */
export const callingCodeInUseRule: Rule<'phone/calling-code-in-use'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/calling-code-in-use',
  severity: 'warning',
  basis: 'standard',
  source: assignedCodes,
  gap: 7,
  message: 'The number begins with a calling code that no country or service uses',
  remedy: 'The country code of this number doesn’t exist. Check the digits after the +.',
});

/** The specification does not say that the two must agree. */
export const callingCodeAgreesRule: Rule<'phone/calling-code-agrees'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/calling-code-agrees',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'API specification 1.0.0', section: 'Business customer, phone_country_code' },
  gap: 7,
  message: 'The phone number does not begin with the calling code sent beside it',
  remedy: 'The phone number doesn’t start with this country code. Check both.',
});
