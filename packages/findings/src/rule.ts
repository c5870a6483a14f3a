import type { Severity } from './severity.ts';
import type { Basis, Source } from './source.ts';

/** The two texts of a finding. `{name}` stands for a parameter, `{country:name}` for a country's name. */
export interface RuleTexts {
  /** What is wrong, for the developer; may name fields and codes. */
  readonly message: string;
  /** The problem and what to do about it, for the person at the form. */
  readonly remedy: string;
}

/** All that is known of a rule without running it. Its own two texts are the usual wording. */
export interface Rule<RuleId extends string = string, TextKey extends string = string>
  extends RuleTexts {
  /** `subject/what-is-expected` in kebab case. Never changed once published. */
  readonly id: RuleId;
  /** The severity unless the caller overrides it. */
  readonly severity: Severity;
  readonly basis: Basis;
  readonly source: Source;
  /** Number of the entry in SPEC.md under “Gaps” that this rule settles. */
  readonly gap?: number;
  /** First calendar day on which the rule holds, `YYYY-MM-DD`; always, where absent. */
  readonly since?: string;
  /** Last calendar day on which the rule holds, `YYYY-MM-DD`; for good, where absent. */
  readonly until?: string;
  /** Other wordings, by the key that the rule reports. */
  readonly texts?: Readonly<Record<TextKey, RuleTexts>>;
}
