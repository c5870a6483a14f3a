import type { Rule } from './rule.ts';

/** What to do about findings, in another language. May be partial: remedies without an entry stay English. */
export interface Catalog {
  /** BCP 47, such as `fr`. */
  readonly locale: string;
  /** By rule id; that of another wording by rule id and its key: `schema/format.phone`. */
  readonly remedies: Readonly<Record<string, string | undefined>>;
}

/** The keys of a rule's other wordings; `never` if its type doesn't name them. */
type TextKeyOf<OfRule> = OfRule extends { readonly texts?: infer Texts }
  ? string extends keyof NonNullable<Texts>
    ? never
    : keyof NonNullable<Texts> & string
  : never;

type RemedyKeyOf<OfRule> =
  OfRule extends Rule<infer RuleId, never> ? RuleId | `${RuleId}.${TextKeyOf<OfRule>}` : never;

/** The remedies of every rule of `Rules`, every wording included: a missing one is a type error. */
export type CompleteRemedies<Rules extends Rule<string, never>> = {
  readonly [Key in RemedyKeyOf<Rules>]: string;
};
