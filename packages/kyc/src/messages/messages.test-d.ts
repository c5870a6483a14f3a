import { expectTypeOf, test } from 'vitest';
import type { CustomerCatalogue } from '../customerCatalogue.ts';
import type { RuleId } from '../ruleId.ts';
import { fr } from './fr.ts';

test('a catalogue that forgets a rule or a label is no catalogue', () => {
  const { 'owner/minimum-age': _, ...rules } = fr.rules;
  // @ts-expect-error a rule has no texts
  const forgetful: CustomerCatalogue<RuleId> = { ...fr, rules };
  const { email, ...labels } = fr.labels;
  // @ts-expect-error a field has no label
  const nameless: CustomerCatalogue<RuleId> = { ...fr, labels };
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
