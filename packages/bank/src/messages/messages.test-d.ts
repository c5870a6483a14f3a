import { expectTypeOf, test } from 'vitest';
import type { CompleteBankCatalog } from './bankCatalog.ts';
import { fr } from './fr.ts';

test('a catalog that lacks a rule is incomplete', () => {
  const { 'bank/no-spaces': _, ...rules } = fr.rules;
  // @ts-expect-error a rule has no texts
  const ruleless: CompleteBankCatalog = { ...fr, rules };
  expectTypeOf(ruleless.locale).toBeString();
});

test('a catalog that lacks a wording is incomplete', () => {
  const { texts: _, ...texts } = fr.rules['bank/nuban-check-digit'];
  const rules = { ...fr.rules, 'bank/nuban-check-digit': texts };
  // @ts-expect-error a wording has no texts
  const wordless: CompleteBankCatalog = { ...fr, rules };
  expectTypeOf(wordless.locale).toBeString();
});
