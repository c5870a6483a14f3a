import { expect, test } from 'vitest';
import { formatPath } from './formatPath.ts';
import { formatText } from './formatText.ts';

test.each([
  { path: [], text: '' },
  { path: ['email'], text: 'email' },
  { path: ['business_owners', 0, 'address', 'city'], text: 'business_owners[0].address.city' },
  { path: [0, 'email'], text: '[0].email' },
  { path: [Symbol('a')], text: 'Symbol(a)' },
])('$path: $text', ({ path, text }) => {
  expect(formatPath(path)).toBe(text);
});

test.each([
  { text: '{years} or older', parameters: { years: 18 }, is: '18 or older' },
  { text: '{a} and {a}', parameters: { a: '$&' }, is: '$& and $&' },
  { text: '{other}', parameters: {}, is: '{other}' },
  { text: '{toString}', parameters: {}, is: '{toString}' },
])('$text with $parameters: $is', ({ text, parameters, is }) => {
  expect(formatText(text, parameters)).toBe(is);
});

test.each([
  { day: '2026-06-19', locale: 'en', is: 'the list of 19 June 2026' },
  { day: '2026-06-19', locale: 'fr', is: 'the list of 19 juin 2026' },
  { day: '2026-06-01', locale: 'fr', is: 'the list of 1er juin 2026' },
  { day: '2026-06-19', locale: 'pt-BR', is: 'the list of 19 de junho de 2026' },
  { day: '2026-06-19', locale: 'pt-PT', is: 'the list of 19 de junho de 2026' },
  { day: '2026-13-01', locale: 'fr', is: 'the list of 2026-13-01' },
  { day: 'soon', locale: 'en', is: 'the list of soon' },
])('$day in $locale: $is', ({ day, locale, is }) => {
  expect(formatText('the list of {day:date}', { day }, locale)).toBe(is);
});

test.each([
  { code: 'US', locale: 'en', is: 'A tax number of the United States' },
  { code: 'NL', locale: 'en-GB', is: 'A tax number of the Netherlands' },
  { code: 'NG', locale: 'en', is: 'A tax number of Nigeria' },
  { code: 'US', locale: 'fr', is: 'A tax number of États-Unis' },
  { code: 'CU, IR', locale: 'en', is: 'A tax number of Cuba and Iran' },
  { code: 'CU, IR', locale: 'fr', is: 'A tax number of Cuba et Iran' },
  { code: 'CU, IR, US', locale: 'pt-BR', is: 'A tax number of Cuba, Irã e Estados Unidos' },
  { code: 'CU, IR', locale: 'pt-PT', is: 'A tax number of Cuba e Irão' },
  { code: 'CU,IR', locale: 'en', is: 'A tax number of CU,IR' },
])('$code in $locale: $is', ({ code, locale, is }) => {
  expect(formatText('A tax number of {country:name}', { country: code }, locale)).toBe(is);
});
