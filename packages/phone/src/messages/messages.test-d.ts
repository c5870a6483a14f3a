import { expectTypeOf, test } from 'vitest';
import { fr } from './fr.ts';
import type { CompletePhoneCatalog } from './phoneCatalog.ts';

test('a catalog that lacks a rule is incomplete', () => {
  const { 'phone/trunk-zero': _, ...remedies } = fr.remedies;
  // @ts-expect-error a rule has no remedy
  const ruleless: CompletePhoneCatalog = { ...fr, remedies };
  expectTypeOf(ruleless.locale).toBeString();
});
