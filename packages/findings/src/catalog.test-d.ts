import { expectTypeOf, test } from 'vitest';
import type { CompleteRemedies } from './catalog.ts';
import type { SubjectRule } from './subjectRule.ts';

type Remedies = CompleteRemedies<SubjectRule<'a/plain', never> | SubjectRule<'a/worded', 'many'>>;

test('complete remedies have every rule and every wording', () => {
  const complete: Remedies = { 'a/plain': 'r', 'a/worded': 'r', 'a/worded.many': 'r' };
  expectTypeOf(complete['a/worded.many']).toBeString();
  // @ts-expect-error a rule is missing
  const withoutRule: Remedies = { 'a/worded': 'r', 'a/worded.many': 'r' };
  // @ts-expect-error a wording is missing
  const withoutWording: Remedies = { 'a/plain': 'r', 'a/worded': 'r' };
  expectTypeOf(withoutRule).toEqualTypeOf(withoutWording);
});
