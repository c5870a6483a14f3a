import { expect, test } from 'vitest';
import { labelOf } from './label.ts';

test.each([
  { key: 'registration_date', label: 'Registration date' },
  { key: 'email', label: 'Email' },
  { key: 'BANK_STATEMENT', label: 'Bank statement' },
  { key: 'state', label: 'State or province' },
  { key: 'constructor', label: 'Constructor' },
])('$key is called $label', ({ key, label }) => {
  expect(labelOf(key)).toBe(label);
});

test('a catalog names what it has', () => {
  const labels = { email: 'Courriel' };
  expect(labelOf('email', labels)).toBe('Courriel');
  expect(labelOf('registration_date', labels)).toBe('Registration date');
});

test('any number of keys have names', () => {
  for (let i = 0; i < 300; i++) expect(labelOf(`long_field_${i}`)).toBe(`Long field ${i}`);
});
