import { expectTypeOf, test } from 'vitest';
import type { RuleId } from '../rules/ruleId.ts';
import type { CompleteCustomerCatalog, CustomerCatalog } from './customerCatalog.ts';
import { fr } from './fr.ts';

test('a catalog that lacks a rule or a label is incomplete', () => {
  const { 'owner/minimum-age': _, ...remedies } = fr.remedies;
  // @ts-expect-error a rule has no remedy
  const ruleless: CompleteCustomerCatalog = { ...fr, remedies };
  const { email, ...fields } = fr.labels.fields;
  // @ts-expect-error a field has no label
  const nameless: CompleteCustomerCatalog = { ...fr, labels: { ...fr.labels, fields } };
  expectTypeOf(ruleless).toEqualTypeOf(nameless);
  expectTypeOf(email).toBeString();
});

test('a catalog that lacks a wording is incomplete', () => {
  const { 'schema/format.phone': _, ...remedies } = fr.remedies;
  // @ts-expect-error a wording has no remedy
  const wordless: CompleteCustomerCatalog = { ...fr, remedies };
  expectTypeOf(wordless.locale).toBeString();
});

test('a partial catalog is a catalog', () => {
  const partial: CustomerCatalog = {
    locale: 'de',
    remedies: { 'owner/minimum-age': 'Mindestens {years}' },
  };
  expectTypeOf(partial.locale).toBeString();
});

test('the ids of rules are literals', () => {
  expectTypeOf<
    'owner/minimum-age' | 'business/own-email' | 'wallet/network-given'
  >().toExtend<RuleId>();
  // @ts-expect-error no such rule
  expectTypeOf<'owner/maximum-age'>().toExtend<RuleId>();
});
