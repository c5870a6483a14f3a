import type { Rule, RuleTexts } from './rule.ts';

/** The texts of one rule in another language; English for what is missing. */
export interface CatalogEntry extends Partial<RuleTexts> {
  /** The rule's other wordings, by key. */
  readonly texts?: Readonly<Record<string, Partial<RuleTexts> | undefined>>;
}

/** Texts of rules in another language. May be partial: findings without an entry stay English. */
export interface Catalog {
  /** BCP 47, such as `fr`. */
  readonly locale: string;
  readonly rules: Readonly<Record<string, CatalogEntry | undefined>>;
}

/** The keys of a rule's other wordings; `never` if its type doesn't name them. */
type TextKeyOf<OfRule> = OfRule extends { readonly texts?: infer Texts }
  ? string extends keyof NonNullable<Texts>
    ? never
    : keyof NonNullable<Texts>
  : never;

/** The texts that a complete catalog must have for a rule: those it has in English. */
type Texts<OfRule> = [TextKeyOf<OfRule>] extends [never]
  ? RuleTexts
  : RuleTexts & { readonly texts: Readonly<Record<TextKeyOf<OfRule>, RuleTexts>> };

/** The texts of every rule of `Rules`, every wording included: a missing one is a type error. */
export type CompleteTexts<Rules extends Rule<string, never>> = {
  readonly [OfRule in Rules as OfRule['id']]: Texts<OfRule>;
};
