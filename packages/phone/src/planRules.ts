import type { Rule, Source } from '@passmuster/findings';

const e164: Source = {
  title: 'ITU-T Recommendation E.164, numbering plans as published by Google libphonenumber',
  url: 'https://www.itu.int/rec/T-REC-E.164',
};

/**
 * The zero dialled before a number inside its country was kept after the calling code. The number
 * meant is not in the finding, as it is personal data: see `suggestPhone`.
 */
export const trunkZeroRule: Rule<'phone/trunk-zero'> = {
  id: 'phone/trunk-zero',
  severity: 'warning',
  basis: 'standard',
  source: e164,
  gap: 6,
  message: 'The number keeps the trunk zero after its calling code',
  remedy: 'Leave out the 0 between the calling code and the number',
};

/** Too short, too long, or a length between that the country does not use. */
export const possibleLengthRule: Rule<'phone/possible-length'> = {
  id: 'phone/possible-length',
  severity: 'warning',
  basis: 'standard',
  source: e164,
  gap: 6,
  message: 'No number under calling code +{callingCode} has this many digits',
  remedy: 'Check that no digit is missing or doubled',
};

/** The length is right, the range is not one the country assigns. Plans age, so never an error. */
export const assignedRangeRule: Rule<'phone/assigned-range'> = {
  id: 'phone/assigned-range',
  severity: 'warning',
  basis: 'standard',
  source: e164,
  gap: 6,
  message:
    'The number is possible, but in no range that is assigned under calling code +{callingCode}',
  remedy: 'Check the digits after the calling code',
};

/** The caller chose metadata without this country: nothing more is said of the number. */
export const coveredPlanRule: Rule<'phone/covered-plan'> = {
  id: 'phone/covered-plan',
  severity: 'info',
  basis: 'practice',
  source: { title: 'The metadata passed to the check' },
  message:
    'The numbering plan of this calling code is not in the metadata, so the number was not checked',
  remedy: 'Check the number yourself, or choose metadata that covers its country',
};
