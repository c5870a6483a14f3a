import { expect, test } from 'vitest';
import { dateLocale } from './languages.ts';

test.each([
  { language: 'en', preferred: ['en-GB', 'en'], locale: 'en-GB' },
  { language: 'en', preferred: ['fr-FR', 'en-AU'], locale: 'en-AU' },
  { language: 'en', preferred: ['en', 'fr'], locale: 'en-US' },
  { language: 'en', preferred: ['fr-FR'], locale: 'en-US' },
  { language: 'fr', preferred: ['en-GB', 'fr-CH'], locale: 'fr-CH' },
  { language: 'pt-BR', preferred: ['pt-PT', 'pt'], locale: 'pt-BR' },
] as const)('$language in a browser of $preferred has dates of $locale', (row) => {
  expect(dateLocale(row.language, row.preferred)).toBe(row.locale);
});
