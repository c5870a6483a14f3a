import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxMetadata } from './max.ts';
import { ngZaMetadata } from './ngZaMetadata.generated.ts';
import { parsePhone } from './parsePhone.ts';

const mobile = { callingCode: '234', nationalNumber: '8031234567', possible: true, valid: true };

test.each([
  {
    number: '+2348031234567',
    value: { plan: { ...mobile, region: 'NG', type: 'MOBILE' } },
    why: 'a Nigerian mobile number',
  },
  {
    number: '+27214800000',
    value: {
      plan: {
        callingCode: '27',
        nationalNumber: '214800000',
        possible: true,
        valid: true,
        region: 'ZA',
        type: 'FIXED_LINE',
      },
    },
    why: 'a South African fixed line',
  },
  {
    number: '+23408031234567',
    value: {
      plan: {
        callingCode: '234',
        nationalNumber: '08031234567',
        possible: true,
        valid: false,
        region: 'NG',
      },
      suggestion: '+2348031234567',
    },
    why: 'a kept trunk zero: another number is suggested, and none is put in its place',
  },
  {
    number: '+27',
    value: { plan: { callingCode: '27', nationalNumber: '', possible: false, valid: false } },
    why: 'a calling code alone',
  },
  { number: '+442079460018', value: {}, why: 'not covered by the metadata' },
])('$number: $why', ({ number, value }) => {
  expect(parsePhone(number, { metadata: ngZaMetadata })).toEqual({ value: { number, ...value } });
});

test.each([
  { number: '+12423221234', region: 'BS', type: 'FIXED_LINE', why: 'shares +1' },
  { number: '+79123456789', region: 'RU', type: 'MOBILE', why: 'shares +7' },
  { number: '+77710009998', region: 'KZ', type: 'MOBILE', why: 'shares +7 too' },
  { number: '+80012345678', region: undefined, type: 'TOLL_FREE', why: 'belongs to no country' },
])('$number ($why) is of $region', ({ number, region, type }) => {
  const { value } = parsePhone(number, { metadata: maxMetadata });
  expect(value?.plan).toMatchObject({ valid: true, type });
  expect(value?.plan?.region).toBe(region);
});

test('a refusal has one finding, an error, and no value', () => {
  const result = parsePhone('08031234567', { metadata: ngZaMetadata });
  expect(result.value).toBeUndefined();
  expect(result.findings).toHaveLength(1);
  expect(result.findings?.[0]).toMatchObject({
    rule: 'phone/leading-plus',
    severity: 'error',
    path: [],
  });
});

test('exactly the texts that match the pattern of the specification have a value, and nothing throws', () => {
  const values = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^\+?[0-9 ]{0,18}$/),
  );
  fc.assert(
    fc.property(values, (value) => {
      const taken = typeof value === 'string' && /^\+[1-9]\d{1,14}$/.test(value);
      const result = parsePhone(value, { metadata: maxMetadata });
      expect(result.findings === undefined).toBe(taken);
      if (taken) expect(result.value?.number).toBe(value);
    }),
    { numRuns: 2_000 },
  );
});
