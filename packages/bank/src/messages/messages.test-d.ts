import { expectTypeOf, test } from 'vitest';
import type { CompleteBankCatalog } from './bankCatalog.ts';
import { fr } from './fr.ts';

test('a catalog that lacks a rule is incomplete', () => {
  const { 'bank/no-spaces': _, ...remedies } = fr.remedies;
  // @ts-expect-error a rule has no remedy
  const ruleless: CompleteBankCatalog = { ...fr, remedies };
  expectTypeOf(ruleless.locale).toBeString();
});

test('a catalog that lacks a wording is incomplete', () => {
  const { 'bank/nuban-check-digit.unlisted': _, ...remedies } = fr.remedies;
  // @ts-expect-error a wording has no remedy
  const wordless: CompleteBankCatalog = { ...fr, remedies };
  expectTypeOf(wordless.locale).toBeString();
});
