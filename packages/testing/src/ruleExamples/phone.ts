import type { RuleExamples } from './ruleExample.ts';

/** A number and the calling code beside it, without findings. */
export const phoneSample = { phone_country_code: '+234', phone: '+2348031234567' };

const phone = (
  remarked: readonly [why: string, value: unknown],
  quiet: readonly [why: string, value: unknown],
) => ({
  at: 'phone',
  remarked: [remarked[0], { phone: remarked[1], phone_country_code: undefined }] as const,
  quiet: [quiet[0], { phone: quiet[1], phone_country_code: undefined }] as const,
});

/** Examples of the rules of `@passmuster/phone`. Numbers that exist by their plan, and were made up. */
export const phoneExamples: RuleExamples = {
  'phone/text': phone(['a JSON number', 2348031234567], ['a string', '+2348031234567']),
  'phone/visible-characters': phone(
    ['a zero-width space after the third digit', '+234\u200b8031234567'],
    ['typed', '+2348031234567'],
  ),
  'phone/ascii-digits': phone(
    ['the letter O for a zero', '+234803123456O'],
    ['the digit', '+2348031234560'],
  ),
  'phone/no-separators': phone(['spaces', '+234 803 123 4567'], ['digits only', '+2348031234567']),
  'phone/leading-plus': phone(
    ['the national form', '08031234567'],
    ['with its country code', '+2348031234567'],
  ),
  'phone/e164-length': phone(['16 digits', '+2348031234567890'], ['13 digits', '+2348031234567']),
  'phone/calling-code-form': {
    at: 'phone_country_code',
    remarked: ['no plus', { phone_country_code: '234' }],
    quiet: ['with it', { phone_country_code: '+234' }],
  },
  'phone/calling-code-in-use': phone(
    ['a code nobody has', '+9991234567'],
    ['that of Nigeria', '+2348031234567'],
  ),
  'phone/calling-code': {
    at: 'phone_country_code',
    remarked: ['with an area code', { phone_country_code: '+1242', phone: undefined }],
    quiet: ['the code that the Bahamas share', { phone_country_code: '+1', phone: undefined }],
  },
  'phone/calling-code-agrees': {
    at: 'phone_country_code',
    remarked: ['another country', { phone_country_code: '+27', phone: '+2348031234567' }],
    quiet: ['a shared code', { phone_country_code: '+1', phone: '+12423221234' }],
  },
  'phone/fictional': phone(
    ['the first number kept for films', '+12125550100'],
    ['the number before it', '+12125550099'],
  ),
  'phone/repeated-digits': phone(['seven ones', '+2348031111111'], ['six ones', '+2348036111111']),
  'phone/trunk-zero': phone(
    ['the zero that is dialed inside the country', '+23408031234567'],
    ['without it', '+2348031234567'],
  ),
  'phone/possible-length': phone(
    ['a digit short', '+234803123456'],
    ['all digits', '+2348031234567'],
  ),
  'phone/assigned-range': phone(
    ['0503, which no operator has', '+2345031234567'],
    ['0803', '+2348031234567'],
  ),
  'phone/premium-rate': phone(['a 900 number', '+19002345678'], ['New York', '+12125550099']),
  'phone/covered-plan': phone(
    ['a British number, with `ngZaMetadata`', '+442079469018'],
    ['a South African one', '+27821234567'],
  ),
};
