import { describe, expect, test } from 'vitest';
import {
  formatPhone,
  phoneExample,
  toInternational,
  toPhoneText,
  toPhoneValue,
} from './phoneText.ts';

test.each([
  { value: '+2348031234567', country: 'NG', national: '803 123 4567' },
  { value: '+233244123456', country: 'GH', national: '24 412 3456' },
  { value: '+23324', country: 'GH', national: '24' },
  { value: '024 412 3456', country: '', national: '024 412 3456' },
  { value: '', country: 'GH', national: '' },
  { value: 'ask Ama', country: '', national: 'ask Ama' },
])('“$value” is shown as $national in “$country”', ({ value, ...shown }) => {
  expect(toPhoneText(value, 'GH')).toEqual(shown);
});

describe('what is typed becomes the international form', () => {
  test.each([
    { country: 'NG', national: '0803 123 4567', value: '+2348031234567' },
    { country: 'NG', national: '803 123 4567', value: '+2348031234567' },
    { country: 'NG', national: '+233 24 412 3456', value: '+233244123456' },
    { country: 'ZA', national: '082 123 4567', value: '+27821234567' },
    { country: 'US', national: '(302) 555-0142', value: '+13025550142' },
    { country: 'NG', national: '80', value: '+23480' },
    { country: 'NG', national: '', value: '' },
    { country: 'NG', national: 'none', value: 'none' },
    { country: '', national: '080', value: '080' },
  ])('$national in “$country” is “$value”', ({ value, ...typed }) => {
    expect(toPhoneValue(typed)).toBe(value);
  });
});

test.each([
  { country: 'NG', typed: '8031234', shown: '803 123 4' },
  { country: 'GH', typed: '24412', shown: '24 412' },
  { country: '', typed: '24412', shown: '24412' },
])('$typed in “$country” is formatted as $shown', ({ country, typed, shown }) => {
  expect(formatPhone(country, typed)).toBe(shown);
});

test.each([
  { value: '+233202345679', shown: '+233 20 234 5679' },
  { value: '024 412 3456', shown: '024 412 3456' },
  { value: '', shown: '' },
])('$value is written as $shown', ({ value, shown }) => {
  expect(toInternational(value)).toBe(shown);
});

test.each([
  { country: 'NG', example: '802 123 4567' },
  { country: 'GH', example: '23 123 4567' },
  { country: 'AQ', example: '' },
  { country: '', example: '' },
])('the example of “$country” is “$example”', ({ country, example }) => {
  expect(phoneExample(country)).toBe(example);
});
