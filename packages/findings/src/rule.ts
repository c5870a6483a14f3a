import type { Severity } from './severity.ts';
import type { Basis, Source } from './source.ts';

/** The two texts of a finding. `{key}` stands for a parameter, `{country:name}` for a country's name, `{day:date}` for a date in words. */
export interface RuleTexts {
  /** The problem, for the developer. May name fields and codes. */
  readonly message: string;
  /** The problem and what to do about it, for the person at the form. */
  readonly remedy: string;
}

/** The description of a rule, without its check. Its own two texts are the default wording. */
export interface Rule<RuleId extends string = string, TextKey extends string = string>
  extends RuleTexts {
  /** `subject/what-is-expected` in kebab case. Never changed once published. */
  readonly id: RuleId;
  /** The severity unless the caller overrides it. */
  readonly severity: Severity;
  readonly basis: Basis;
  readonly source: Source;
  /** The smallest preset of its package that has it; larger ones have it too. Absent if no preset has it. */
  readonly preset?: string;
  /** Number of the entry in SPEC.md under “Gaps” that this rule settles. */
  readonly gap?: number;
  /** First calendar day on which the rule applies, `YYYY-MM-DD`. Absent if there is none. */
  readonly since?: string;
  /** Of a rule of one's own: changed with its code, so that two services with different code have different revisions. */
  readonly version?: string;
  /** Last calendar day on which the rule applies, `YYYY-MM-DD`. Absent if there is none. */
  readonly until?: string;
  /** Other wordings, by the key that the rule reports. */
  readonly texts?: Readonly<Record<TextKey, RuleTexts>>;
}
