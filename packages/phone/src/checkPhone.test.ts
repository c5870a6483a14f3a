import { describe, expect, test } from 'vitest';
import { checkPhone } from './checkPhone.ts';
import { maxMetadata } from './max.ts';
import { ngZaMetadata } from './ngZaMetadata.generated.ts';
import { parsePhone } from './parsePhone.ts';
import { suggestPhone } from './suggestPhone.ts';

const rulesFound = (value: unknown, metadata = ngZaMetadata) =>
  checkPhone(value, { metadata }).map(({ rule }) => rule);

describe('the pattern of the specification comes first', () => {
  test.each([
    { value: '+12', rules: ['phone/covered-plan'], why: 'two digits, the fewest' },
    { value: '+1', rules: ['phone/e164-length'], why: 'one digit' },
    { value: '+234803123456789', rules: ['phone/assigned-range'], why: '15 digits, the most' },
    { value: '+2348031234567890', rules: ['phone/e164-length'], why: '16 digits' },
    { value: '08031234567', rules: ['phone/leading-plus'], why: 'national form' },
    { value: '002348031234567', rules: ['phone/leading-plus'], why: '00 instead of +' },
    { value: '2348031234567', rules: ['phone/leading-plus'], why: 'no plus' },
    { value: '+02348031234567', rules: ['phone/leading-plus'], why: 'a zero after the plus' },
    { value: '', rules: ['phone/leading-plus'], why: 'an empty text' },
    { value: '+234 803 123 4567', rules: ['phone/no-separators'], why: 'spaces' },
    { value: ' +2348031234567', rules: ['phone/no-separators'], why: 'a leading space' },
    { value: '+234-803-123-4567', rules: ['phone/no-separators'], why: 'hyphens' },
    { value: '++2348031234567', rules: ['phone/no-separators'], why: 'two plus signs' },
    { value: '+2348031234567\n', rules: ['phone/visible-characters'], why: 'a line break' },
    { value: '+234803123\u200b4567', rules: ['phone/visible-characters'], why: 'zero-width space' },
    { value: '\u202a+2348031234567', rules: ['phone/visible-characters'], why: 'a direction mark' },
    { value: '\ufff9+2348031234567', rules: ['phone/visible-characters'], why: 'an annotation' },
    { value: '+2348031234567\u2028', rules: ['phone/visible-characters'], why: 'a line separator' },
    { value: '+234803123456\0', rules: ['phone/visible-characters'], why: 'a NUL' },
    { value: '+234８０３１２３４５６７', rules: ['phone/ascii-digits'], why: 'full-width digits' },
    { value: '＋2348031234567', rules: ['phone/ascii-digits'], why: 'a full-width plus' },
    { value: '+٢٣٤٨٠٣١٢٣٤٥٦٧', rules: ['phone/ascii-digits'], why: 'Arabic-Indic digits' },
    { value: '+234803123456O', rules: ['phone/ascii-digits'], why: 'the letter O for a zero' },
    { value: '+23480312345б7', rules: ['phone/ascii-digits'], why: 'a Cyrillic look-alike' },
    { value: 2348031234567, rules: ['phone/text'], why: 'a JSON number' },
    { value: ['+2348031234567'], rules: ['phone/text'], why: 'an array holding a number' },
    { value: { toString: () => '+2348031234567' }, rules: ['phone/text'], why: 'toString()' },
    { value: new String('+2348031234567'), rules: ['phone/text'], why: 'a String object' },
    { value: undefined, rules: ['phone/text'], why: 'nothing' },
    { value: null, rules: ['phone/text'], why: 'null' },
    { value: `+${'1'.repeat(1_000_000)}`, rules: ['phone/e164-length'], why: 'a megabyte' },
  ])('$why gives $rules', ({ value, rules }) => {
    expect(rulesFound(value)).toEqual(rules);
  });
});

describe('placeholders warn', () => {
  test.each([
    { value: '+12125550099', rules: [], why: 'the number before the reserved range' },
    { value: '+12125550100', rules: ['phone/fictional'], why: 'the first reserved in New York' },
    { value: '+14165550199', rules: ['phone/fictional'], why: 'the last reserved in Toronto' },
    { value: '+12125550200', rules: [], why: 'the number after the reserved range' },
    { value: '+447700900123', rules: ['phone/fictional'], why: 'an Ofcom mobile number' },
    { value: '+442079460000', rules: ['phone/fictional'], why: 'an Ofcom number in London' },
    { value: '+442079461000', rules: [], why: 'a number in London' },
    { value: '+33639981234', rules: ['phone/fictional'], why: 'an ARCEP mobile number' },
    { value: '+46701740605', rules: ['phone/fictional'], why: 'the first of PTS' },
    { value: '+46701740699', rules: ['phone/fictional'], why: 'the last of PTS' },
    { value: '+61491570006', rules: ['phone/fictional'], why: 'an ACMA mobile number' },
    { value: '+2348000000000', rules: ['phone/repeated-digits'], why: 'nine zeros' },
    { value: '+2348031111111', rules: ['phone/repeated-digits'], why: 'seven ones' },
    { value: '+2348036111111', rules: [], why: 'six ones' },
    { value: '+27123456789', rules: ['phone/repeated-digits'], why: 'nine digits that count' },
    { value: '+27213456789', rules: [], why: 'seven digits that count' },
    { value: '+2348012345678', rules: [], why: 'eight digits that count' },
    { value: '+19002345678', rules: ['phone/premium-rate'], why: 'a US premium-rate number' },
    { value: '+449098761234', rules: ['phone/premium-rate'], why: 'a UK premium-rate number' },
  ])('$why ($value) gives $rules', ({ value, rules }) => {
    expect(rulesFound(value, maxMetadata)).toEqual(rules);
  });
});

test('metadata that is missing is a TypeError that says what to pass', () => {
  for (const options of [undefined, {}, { metadata: undefined }]) {
    for (const call of [checkPhone, parsePhone, suggestPhone]) {
      // @ts-expect-error The metadata is missing.
      expect(() => call('+2348031234567', options)).toThrow(/pass maxMetadata or ngZaMetadata/);
    }
  }
});

test.each([
  {
    value: '+22177412589',
    says: 'too short. Enter 9 digits after +221',
    why: 'one missing',
  },
  {
    value: '+2217741258901',
    says: 'too long. Enter 9 digits after +221',
    why: 'one too many',
  },
  {
    value: '+2782123456',
    says: 'too short. Enter 9 digits after +27',
    why: 'by ICASA alone',
  },
  {
    value: '+278212345678',
    says: 'too long. Enter 9 digits after +27',
    why: 'by ICASA alone',
  },
  {
    value: '+3906988',
    says: 'too short. Enter at least 6 digits after +39',
    why: 'Italy has several lengths',
  },
  { value: '+80012345', says: 'too short or too long', why: 'a service of no country' },
])('$why ($value) says “$says”', ({ value, says }) => {
  const [finding] = checkPhone(value, { metadata: maxMetadata });
  expect(finding?.rule).toBe('phone/possible-length');
  expect(finding?.remedy).toContain(says);
});

describe('the numbering plan warns', () => {
  test.each([
    { value: '+2348031234567', rules: [], why: 'a Nigerian mobile number' },
    { value: '+27821234567', rules: [], why: 'a South African mobile number' },
    { value: '+23408031234567', rules: ['phone/trunk-zero'], why: 'a Nigerian trunk zero' },
    { value: '+270821234567', rules: ['phone/trunk-zero'], why: 'a South African trunk zero' },
    { value: '+234', rules: ['phone/possible-length'], why: 'a calling code alone' },
    { value: '+234803123456', rules: ['phone/possible-length'], why: 'a digit short' },
    { value: '+2345031234567', rules: ['phone/assigned-range'], why: 'a range not assigned' },
    { value: '+442079469018', rules: ['phone/covered-plan'], why: 'a country not covered' },
    { value: '+2782123', rules: ['phone/possible-length'], why: 'five digits after +27' },
    { value: '+2782123456', rules: ['phone/possible-length'], why: 'eight digits after +27' },
    { value: '+27860123456', rules: [], why: 'nine digits after +27, a shared-cost number' },
    {
      value: '+27862345678',
      rules: ['phone/premium-rate'],
      why: 'a South African premium-rate number',
    },
    { value: '+2101234567', rules: ['phone/calling-code-in-use'], why: 'no such calling code' },
  ])('$why ($value) gives $rules', ({ value, rules }) => {
    expect(rulesFound(value)).toEqual(rules);
  });

  test.each([
    { value: '+390698831', rules: [], why: 'Italy keeps its zero abroad' },
    { value: '+4402079469018', rules: ['phone/trunk-zero'], why: 'the United Kingdom does not' },
    { value: '+12423221234', rules: [], why: 'the Bahamas share +1' },
    { value: '+80012345678', rules: [], why: 'an international free phone number' },
  ])('with every country, $why ($value): $rules', ({ value, rules }) => {
    expect(rulesFound(value, maxMetadata)).toEqual(rules);
  });
});

test('findings are at the given path, and no text contains the number', () => {
  for (const value of ['+23408031234567', '08031234567', '+2345031234567']) {
    const [finding, ...others] = checkPhone(value, { metadata: ngZaMetadata, path: ['phone'] });
    expect(others).toEqual([]);
    expect(finding?.path).toEqual(['phone']);
    expect(JSON.stringify(finding)).not.toMatch(/803123|503123/);
  }
});
