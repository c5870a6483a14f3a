import type { Catalog, CompleteTexts, Finding, RuleTexts, ruleFailed } from '@passmuster/findings';
import type { SchemaRuleId } from '@passmuster/schemas';
import type { LabelKey } from './label.ts';
import type { CustomerRule } from './ruleId.ts';

/** Texts of a review in another language. May be partial: what it lacks stays English. */
export interface CustomerCatalog extends Catalog {
  /** What the schema says in English, to what it says here; `#` stands for a number. */
  readonly phrases?: Readonly<Record<string, string>>;
  /** What to call fields and documents in a checklist. */
  readonly labels?: Readonly<Partial<Record<LabelKey, string>>>;
}

/** All texts of a review in another language: a missing one is a type error. */
export interface CompleteCustomerCatalog extends CustomerCatalog {
  readonly rules: CompleteTexts<CustomerRule | typeof ruleFailed> &
    Readonly<Record<SchemaRuleId, RuleTexts>>;
  readonly labels: Readonly<Record<LabelKey, string>>;
}

/** The texts of a schema finding; the remedy falls back on the general one of its rule. */
export function translated(
  { rule, message, remedy }: Finding,
  { rules, phrases = {} }: CustomerCatalog,
): RuleTexts & { readonly text: string } {
  const general = Object.hasOwn(rules, rule) ? rules[rule] : undefined;
  const numbers = remedy.match(/\d+/g) ?? [];
  const known = Object.hasOwn(phrases, remedy) ? remedy : remedy.replace(/\d+/g, '#');
  const phrase = Object.hasOwn(phrases, known) ? phrases[known] : undefined;
  let used = 0;
  return {
    text: 'schema',
    message: general?.message ?? message,
    remedy: phrase?.replace(/#/g, (place) => numbers[used++] ?? place) ?? general?.remedy ?? remedy,
  };
}
