import { expectTypeOf, test } from 'vitest';
import type { AddressRuleId } from '../addressFinding.ts';
import type { CompleteAddressCatalog } from './addressCatalog.ts';
import { fr } from './fr.ts';

test('a catalog that lacks a rule is incomplete', () => {
  const { 'address/checksum': _, ...remedies } = fr.remedies;
  // @ts-expect-error a rule has no remedy
  const ruleless: CompleteAddressCatalog = { ...fr, remedies };
  expectTypeOf(ruleless.locale).toBeString();
});

test('a catalog that lacks a wording is incomplete', () => {
  const { 'address/length.tooLong': _, ...remedies } = fr.remedies;
  // @ts-expect-error a wording has no remedy
  const wordless: CompleteAddressCatalog = { ...fr, remedies };
  expectTypeOf(wordless.locale).toBeString();
});

test('a catalog has every rule that findings name', () => {
  expectTypeOf<AddressRuleId>().toExtend<keyof CompleteAddressCatalog['remedies']>();
});
