import { expectTypeOf, test } from 'vitest';
import type { AddressRuleId } from '../addressFinding.ts';
import type { CompleteAddressCatalog } from './addressCatalog.ts';
import { fr } from './fr.ts';

test('a catalog that lacks a rule is incomplete', () => {
  const { 'address/checksum': _, ...rules } = fr.rules;
  // @ts-expect-error a rule has no texts
  const ruleless: CompleteAddressCatalog = { ...fr, rules };
  expectTypeOf(ruleless.locale).toBeString();
});

test('a catalog that lacks a wording is incomplete', () => {
  const { texts: _, ...texts } = fr.rules['address/length'];
  const rules = { ...fr.rules, 'address/length': texts };
  // @ts-expect-error a wording has no texts
  const wordless: CompleteAddressCatalog = { ...fr, rules };
  expectTypeOf(wordless.locale).toBeString();
});

test('the rules of a catalog are those that findings name', () => {
  expectTypeOf<keyof CompleteAddressCatalog['rules']>().toEqualTypeOf<AddressRuleId>();
});
