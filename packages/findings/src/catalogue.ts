/** The two texts of a rule. */
export interface RuleTexts {
  /** What is wrong, for the developer. */
  readonly message: string;
  /** What to do, for the person at the form. */
  readonly remedy: string;
}

/** The texts of rules in another language. `Record<RuleId, ...>` makes a forgotten rule a type error. */
export interface Catalogue<RuleId extends string = string> {
  /** BCP 47, such as `fr`. */
  readonly locale: string;
  readonly rules: Readonly<Record<RuleId, RuleTexts>>;
}
