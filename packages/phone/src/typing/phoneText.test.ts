import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOfPhone } from './countryOfPhone.ts';
import { formatInternational } from './formatInternational.ts';
import { formatNational, phoneExample } from './formatNational.ts';
import { phoneCountries } from './phoneCountries.ts';
import { toPhoneText, toPhoneValue } from './phoneText.ts';

test.each([
  { value: '+2348031234567', is: { country: 'NG', national: '803 123 4567' } },
  { value: '+233244123456', is: { country: 'GH', national: '24 412 3456' } },
  { value: '+23324', is: { country: 'GH', national: '24' } },
  { value: '+23480', is: { country: 'NG', national: '80' } },
  // A zero too many is shown, so that a person can remove it.
  { value: '+5505433810000', is: { country: 'BR', national: '05433810000' } },
  { value: '+2340803 123 4567', is: { country: 'NG', national: '0803 123 4567' } },
  { value: '+12', is: { country: 'CA', national: '2' } },
  { value: '024 412 3456', is: undefined },
  { value: '', is: undefined },
  { value: '+', is: undefined },
  { value: '+99912345', is: undefined },
  { value: 'ask Ama', is: undefined },
])('“$value” is split into $is', ({ value, is }) => {
  expect(toPhoneText(value, 'CA')).toEqual(is);
});

describe('what is typed becomes the international form', () => {
  test.each([
    { country: 'NG', national: '0803 123 4567', value: '+2348031234567' },
    { country: 'NG', national: '803 123 4567', value: '+2348031234567' },
    { country: 'NG', national: '+233 24 412 3456', value: '+233244123456' },
    { country: 'NG', national: '0044 20 7946 0958', value: '+442079460958' },
    { country: 'US', national: '00 44 (0)20', value: '+44020' },
    { country: 'BR', national: '+55 (054) 3381-0000', value: '+555433810000' },
    { country: 'BR', national: '0055 054 99612-3387', value: '+5554996123387' },
    { country: 'GB', national: '+44 (0)20 7946 0958', value: '+442079460958' },
    { country: 'GB', national: '+44 (0)20 7946 09', value: '+44020794609' },
    { country: 'IT', national: '+39 02 1234567', value: '+39021234567' },
    { country: 'CI', national: '+225 01 23 45 67 89', value: '+2250123456789' },
    { country: '', national: '00234803', value: '+234803' },
    { country: 'NG', national: '000', value: '+234000' },
    { country: 'ZA', national: '082 123 4567', value: '+27821234567' },
    { country: 'US', national: '(302) 555-0142', value: '+13025550142' },
    { country: 'NG', national: '80', value: '+23480' },
    { country: 'NG', national: '', value: '' },
    { country: 'NG', national: 'none', value: 'none' },
    { country: 'NG', national: '()', value: '()' },
    { country: '', national: '080', value: '080' },
  ])('$national in “$country” is “$value”', ({ value, ...typed }) => {
    expect(toPhoneValue(typed)).toBe(value);
  });
});

test.each([
  { text: '+234', is: 'NG' },
  { text: ' +234 80', is: 'NG' },
  { text: '+1 242', is: 'BS' },
  { text: '+1', is: 'US' },
  { text: '+1', preferred: 'CA', is: 'CA' },
  { text: '+1', preferred: 'NG', is: 'US' },
  { text: '+44', is: 'GB' },
  { text: '+', is: undefined },
  { text: '+2', is: undefined },
  { text: '+881', is: undefined },
  { text: '00', is: undefined },
  { text: '0044', is: 'GB' },
  { text: '00 1', preferred: 'CA', is: 'CA' },
  { text: '000', is: undefined },
  { text: '234', is: undefined },
  { text: '', is: undefined },
])('“$text” is of $is if “$preferred” is preferred', ({ text, preferred, is }) => {
  expect(countryOfPhone(text, preferred)).toBe(is);
});

test.each([
  { country: 'NG', typed: '8031234', shown: '803 123 4' },
  { country: 'GH', typed: '24412', shown: '24 412' },
  { country: '', typed: '24412', shown: '24412' },
  { country: 'GB', typed: '0044207', shown: '0044207' },
])('$typed in “$country” is formatted as $shown', ({ country, typed, shown }) => {
  expect(formatNational(country, typed)).toBe(shown);
});

test.each([
  { value: '+233202345679', shown: '+233 20 234 5679' },
  { value: '024 412 3456', shown: '024 412 3456' },
  { value: '', shown: '' },
])('$value is written as $shown', ({ value, shown }) => {
  expect(formatInternational(value)).toBe(shown);
});

test.each([
  { country: 'NG', example: '802 123 4567' },
  { country: 'GH', example: '23 123 4567' },
  { country: 'AQ', example: '' },
  { country: '', example: '' },
])('the example of “$country” is “$example”', ({ country, example }) => {
  expect(phoneExample(country)).toBe(example);
});

test('the number of every country is the same after it was split and typed again', () => {
  const numbers = phoneCountries()
    .filter((country) => phoneExample(country) !== '')
    .map((country) => toPhoneValue({ country, national: phoneExample(country) }));
  expect(numbers.length).toBeGreaterThan(240);
  const typedAgain = numbers.map((number) => {
    const shown = toPhoneText(number);
    return shown && toPhoneValue(shown);
  });
  expect(typedAgain).toEqual(numbers);
});

test('any text is taken, and its digits are kept but for the zeros around a calling code', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-x'), maxLength: 30 });
  fc.assert(
    fc.property(typed, (text) => {
      const value = toPhoneValue({ country: '', national: text });
      const digits = text.replace(/\D/gu, '');
      const zeros = digits.length - value.replace(/\D/gu, '').length;
      expect([0, 1, 2, 3]).toContain(zeros);
      expect(digits.replaceAll('0', '')).toBe(value.replace(/[\D0]/gu, ''));
      expect(() => toPhoneText(text, 'NG')).not.toThrow();
    }),
  );
});
