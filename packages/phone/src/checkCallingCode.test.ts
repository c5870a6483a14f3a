import { describe, expect, test } from 'vitest';
import { checkCallingCode } from './checkCallingCode.ts';

const found = (callingCode: unknown, phone?: unknown) =>
  checkCallingCode(callingCode, { phone }).map(({ rule }) => rule);

test.each([
  { code: '+1', rules: [], why: 'one digit' },
  { code: '+27', rules: [], why: 'two digits' },
  { code: '+234', rules: [], why: 'three digits' },
  { code: '+800', rules: [], why: 'a service, no country' },
  { code: '+12', rules: ['phone/calling-code'], why: 'the beginning of an American number' },
  { code: '+1242', rules: ['phone/calling-code'], why: '+1 and an area code (SPEC-GAP 7)' },
  { code: '+2340', rules: ['phone/calling-code'], why: 'four digits' },
  { code: '+210', rules: ['phone/calling-code'], why: 'not assigned' },
  { code: '+379', rules: ['phone/calling-code'], why: 'the Vatican’s, which uses +39' },
  { code: '234', rules: ['phone/calling-code-form'], why: 'no plus' },
  { code: '+0', rules: ['phone/calling-code-form'], why: 'a zero first' },
  { code: '+', rules: ['phone/calling-code-form'], why: 'a plus alone' },
  { code: '+12345', rules: ['phone/calling-code-form'], why: 'five digits' },
  { code: '+234 ', rules: ['phone/calling-code-form'], why: 'a space' },
  { code: '+２３４', rules: ['phone/calling-code-form'], why: 'full-width digits' },
  { code: 'NG', rules: ['phone/calling-code-form'], why: 'a country' },
  { code: 234, rules: ['phone/calling-code-form'], why: 'a number' },
  { code: ['+234'], rules: ['phone/calling-code-form'], why: 'an array' },
  { code: undefined, rules: ['phone/calling-code-form'], why: 'nothing' },
])('$code, $why, gives $rules', ({ code, rules }) => {
  expect(found(code)).toEqual(rules);
});

describe('beside a phone number', () => {
  test.each([
    { code: '+234', phone: '+2348031234567', rules: [], why: 'they agree' },
    { code: '+27', phone: '+2348031234567', rules: ['phone/calling-code-agrees'], why: 'not' },
    { code: '+1', phone: '+12423221234', rules: [], why: 'the Bahamas have +1' },
    { code: '+1242', phone: '+12423221234', rules: [], why: 'with the area code of the number' },
    {
      code: '+1242',
      phone: '+18763221234',
      rules: ['phone/calling-code'],
      why: 'with another area code',
    },
    {
      code: '+124',
      phone: '+12423221234',
      rules: ['phone/calling-code'],
      why: 'with half an area code',
    },
    {
      code: '+2348',
      phone: '+2348031234567',
      rules: ['phone/calling-code'],
      why: 'a code that no countries share',
    },
    { code: '+7', phone: '+7', rules: [], why: 'the number is malformed: left to checkPhone' },
    { code: '+234', phone: '08031234567', rules: [], why: 'malformed too' },
    { code: '+234', phone: undefined, rules: [], why: 'no number yet' },
    {
      code: '+27',
      phone: '+2101234567',
      rules: ['phone/calling-code-agrees'],
      why: 'an unused code',
    },
  ])('$code and $phone: $why', ({ code, phone, rules }) => {
    expect(found(code, phone)).toEqual(rules);
  });
});

test('findings are at the given path, and contain neither the code nor the number', () => {
  const [finding] = checkCallingCode('+27', {
    phone: '+2348031234567',
    path: ['phone_country_code'],
  });
  expect(finding).toMatchObject({ severity: 'warning', path: ['phone_country_code'] });
  expect(`${finding?.message} ${finding?.remedy}`).not.toMatch(/\d/);
});
