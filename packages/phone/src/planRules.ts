import { deepFreeze, type Rule, type Source } from '@passmuster/findings';

const e164: Source = {
  title: 'ITU-T Recommendation E.164, numbering plans as published by Google libphonenumber',
  url: 'https://www.itu.int/rec/T-REC-E.164',
};

/**
 * The zero dialed before a number inside its country was kept after the calling code. The number without it is
 * personal data and therefore not in the finding: see `suggestPhone`.
 */
export const trunkZeroRule: Rule<'phone/trunk-zero'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/trunk-zero',
  severity: 'warning',
  basis: 'standard',
  source: e164,
  gap: 6,
  message: 'The number keeps the trunk zero after its calling code',
  remedy: 'This number has an extra 0. Remove the 0 after the country code.',
});

/**
 * Too short, too long, or a length between that the country does not use: only then is it not known which. Stricter than libphonenumber for South
 * Africa, which has nine digits after +27 (ICASA, Numbering Plan Regulations, 2016).
 */
export const possibleLengthRule: Rule<
  'phone/possible-length',
  'benin' | 'tooLong' | 'tooLongFixed' | 'tooShort' | 'tooShortFixed'
> = /* @__PURE__ */ deepFreeze({
  id: 'phone/possible-length',
  severity: 'warning',
  basis: 'standard',
  source: e164,
  gap: 6,
  message: 'No number under calling code +{callingCode} has this many digits',
  remedy: 'This number is too short or too long. Check that no digit is missing or repeated.',
  texts: {
    tooLong: {
      message: 'A number under calling code +{callingCode} has at most {digits} digits after it',
      remedy: 'This number is too long. Enter at most {digits} digits after +{callingCode}.',
    },
    tooShort: {
      message: 'A number under calling code +{callingCode} has at least {digits} digits after it',
      remedy: 'This number is too short. Enter at least {digits} digits after +{callingCode}.',
    },
    tooLongFixed: {
      message: 'A number under calling code +{callingCode} has {digits} digits after it, not more',
      remedy: 'This number is too long. Enter {digits} digits after +{callingCode}.',
    },
    tooShortFixed: {
      message: 'A number under calling code +{callingCode} has {digits} digits after it, not fewer',
      remedy: 'This number is too short. Enter {digits} digits after +{callingCode}.',
    },
    benin: {
      message: 'A number under calling code +229 lacks the 01 that all have since 2024-11-30',
      remedy:
        'Since 30 November 2024, numbers in Benin have ten digits and begin with 01. Add 01 after the country code.',
    },
  },
});

/** The length is right, but the country has not assigned the range. Plans change, so this is never an error. */
export const assignedRangeRule: Rule<'phone/assigned-range', 'codeTwice'> =
  /* @__PURE__ */ deepFreeze({
    id: 'phone/assigned-range',
    severity: 'warning',
    basis: 'standard',
    source: e164,
    gap: 6,
    message: 'The number is in a range that is not assigned under calling code +{callingCode}',
    remedy:
      'Numbers that begin like this have another length, or aren’t in use. Check that no digit is wrong or missing.',
    texts: {
      codeTwice: {
        message: 'The number begins with its calling code twice',
        remedy: 'The country code appears twice. Remove one of them.',
      },
    },
  });

/** Calls to these numbers cost the caller extra, so nobody gives one as a contact. */
export const premiumRateRule: Rule<'phone/premium-rate'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/premium-rate',
  severity: 'warning',
  basis: 'standard',
  source: e164,
  message: 'The number is a premium-rate number under calling code +{callingCode}',
  remedy: 'This is a premium-rate number. Enter a mobile or landline number.',
});

/** The caller chose metadata without this country, so nothing more is known about the number. */
export const coveredPlanRule: Rule<'phone/covered-plan'> = /* @__PURE__ */ deepFreeze({
  id: 'phone/covered-plan',
  severity: 'info',
  basis: 'practice',
  source: { title: 'The metadata passed to the check' },
  message:
    'The numbering plan of this calling code is not in the metadata, so the number was not checked',
  remedy: 'We couldn’t check this number. Make sure that it’s correct.',
});
