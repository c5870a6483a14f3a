import { expectTypeOf, test } from 'vitest';
import { fr } from './fr.ts';
import type { CompletePhoneCatalog } from './phoneCatalog.ts';

test('a catalog that lacks a rule is incomplete', () => {
  const { 'phone/trunk-zero': _, ...rules } = fr.rules;
  // @ts-expect-error a rule has no texts
  const ruleless: CompletePhoneCatalog = { ...fr, rules };
  expectTypeOf(ruleless.locale).toBeString();
});
