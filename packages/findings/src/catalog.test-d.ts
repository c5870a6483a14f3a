import { expectTypeOf, test } from 'vitest';
import type { CompleteTexts } from './catalog.ts';
import type { SubjectRule } from './subjectRule.ts';

type Texts = CompleteTexts<SubjectRule<'a/plain', never> | SubjectRule<'a/worded', 'tooMany'>>;
const texts = { message: 'm', remedy: 'r' };

test('complete texts have every rule and every wording', () => {
  const complete: Texts = { 'a/plain': texts, 'a/worded': { ...texts, texts: { tooMany: texts } } };
  expectTypeOf(complete['a/plain'].remedy).toBeString();
  // @ts-expect-error a rule is missing
  const withoutRule: Texts = { 'a/worded': { ...texts, texts: { tooMany: texts } } };
  // @ts-expect-error a wording is missing
  const withoutWording: Texts = { 'a/plain': texts, 'a/worded': { ...texts, texts: {} } };
  expectTypeOf(withoutRule).toEqualTypeOf(withoutWording);
});
