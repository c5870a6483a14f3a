import type { Catalogue, Finding, RuleTexts } from '@passmuster/findings';
import type { SchemaRuleId } from '@passmuster/schemas';
import type { LabelKey } from './label.ts';

/** The texts of a review in another language: rules, the schema's refusals, and labels. */
export interface CustomerCatalogue<RuleId extends string = string> extends Catalogue<RuleId> {
  readonly rules: Readonly<Record<RuleId | SchemaRuleId, RuleTexts>>;
  /** What the schema says in English, to what it says here; `#` stands for a number. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<LabelKey, string>>;
}

/** The texts of a schema finding; the remedy falls back on the general one of its rule. */
export function translated(
  { rule, message, remedy }: Finding,
  { rules, phrases }: CustomerCatalogue,
): RuleTexts {
  const general: RuleTexts | undefined = Object.hasOwn(rules, rule) ? rules[rule] : undefined;
  const numbers = remedy.match(/\d+/g) ?? [];
  const known = Object.hasOwn(phrases, remedy) ? remedy : remedy.replace(/\d+/g, '#');
  const phrase = Object.hasOwn(phrases, known) ? phrases[known] : undefined;
  let used = 0;
  return {
    message: general?.message ?? message,
    remedy: phrase?.replace(/#/g, (place) => numbers[used++] ?? place) ?? general?.remedy ?? remedy,
  };
}
