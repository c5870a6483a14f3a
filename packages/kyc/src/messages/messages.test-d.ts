import { expectTypeOf, test } from 'vitest';
import type { CompleteCustomerCatalog } from '../customerCatalog.ts';
import type { RuleId } from '../ruleId.ts';
import { fr } from './fr.ts';

test('a catalog that forgets a rule or a label is no catalog', () => {
  const { 'owner/minimum-age': _, ...rules } = fr.rules;
  // @ts-expect-error a rule has no texts
  const forgetful: CompleteCustomerCatalog = { ...fr, rules };
  const { email, ...labels } = fr.labels;
  // @ts-expect-error a field has no label
  const nameless: CompleteCustomerCatalog = { ...fr, labels };
  expectTypeOf(forgetful).toEqualTypeOf(nameless);
  expectTypeOf(email).toBeString();
});

test('the ids of rules are literals', () => {
  expectTypeOf<
    'owner/minimum-age' | 'business/own-email' | 'wallet/network-given'
  >().toExtend<RuleId>();
  // @ts-expect-error no such rule
  expectTypeOf<'owner/maximum-age'>().toExtend<RuleId>();
});
