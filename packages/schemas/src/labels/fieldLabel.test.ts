import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fieldLabel } from './fieldLabel.ts';
import { fr } from './fr.ts';
import { labelOf } from './labelOf.ts';

test.each([
  { path: ['registration_date'], label: 'Registration date' },
  { path: ['email'], label: 'Business email' },
  { path: ['business_owners', 0, 'email'], label: 'Email' },
  { path: ['business_owners', '*', 'email'], label: 'Email' },
  { path: ['business_owners', 0, 'address', 'state'], label: 'State or province' },
  { path: ['documents', 2], label: 'Documents' },
  { path: ['some_long_field'], label: 'Some long field' },
  { path: ['constructor'], label: 'Constructor' },
  { path: [], label: '' },
])('$path is called $label', ({ path, label }) => {
  expect(fieldLabel(path)).toBe(label);
});

test.each([
  { why: 'the name used there', labels: en, country: 'KE', label: 'KRA PIN' },
  {
    why: 'in the language',
    labels: fr,
    country: 'US',
    label: 'Numéro d’identification fiscale (EIN)',
  },
  {
    why: 'no other name there',
    labels: fr,
    country: 'DE',
    label: 'Numéro d’identification fiscale',
  },
  { why: 'no country', labels: en, country: 'constructor', label: 'Tax ID' },
  {
    why: 'its own label',
    labels: { fields: { tax_identification_number: 'Steuernummer' } },
    country: 'KE',
    label: 'Steuernummer',
  },
  {
    why: 'English for what it lacks',
    labels: { fields: { email: 'Mail' } },
    country: 'KE',
    label: 'KRA PIN',
  },
])('the tax ID in $country is $label: $why', ({ labels, country, label }) => {
  expect(fieldLabel(['tax_identification_number'], labels, country)).toBe(label);
});

test.each([
  { labels: en, value: 'BANK_STATEMENT', label: 'Bank statement' },
  { labels: fr, value: 'BANK_STATEMENT', label: 'Relevé de compte bancaire' },
  { labels: {}, value: 'BANK_STATEMENT', label: 'Bank statement' },
  { labels: fr, value: 'BANK_LETTER', label: 'BANK_LETTER' },
  { labels: fr, value: 'constructor', label: 'constructor' },
])('the document $value is $label', ({ labels, value, label }) => {
  expect(labelOf('documentTypes', value, labels)).toBe(label);
});
