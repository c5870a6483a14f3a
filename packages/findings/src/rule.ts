import type { Finding, Severity } from './finding.ts';
import { formatText, type TextParameters } from './formatText.ts';

/** What a rule rests on: the API's own words, law, a technical standard, or common practice. */
export type Basis = 'spec' | 'regulation' | 'standard' | 'practice';

/** A document that can be looked up. */
export interface Source {
  readonly title: string;
  /** Section, table, article or field within it. */
  readonly section?: string;
  readonly url?: string;
}

/** All that is known of a rule without running it. */
export interface Rule<RuleId extends string = string> {
  /** `subject/what-is-expected` in kebab case. Never changed once published. */
  readonly id: RuleId;
  /** The severity where the caller asks for no other. */
  readonly severity: Severity;
  readonly basis: Basis;
  readonly source: Source;
  /** Number of the entry in SPEC.md under “Gaps” that this rule settles. */
  readonly gap?: number;
  /** First calendar day on which the rule holds, `YYYY-MM-DD`; always, where absent. */
  readonly since?: string;
  /** Last calendar day on which the rule holds, `YYYY-MM-DD`; for good, where absent. */
  readonly until?: string;
  /** English text for the developer; `{name}` stands for a parameter of the finding. */
  readonly message: string;
  /** English text for the person at the form; may use the same parameters. */
  readonly remedy: string;
}

/**
 * A finding of `rule` at `path`, its texts completed from `parameters`.
 * Parameters name thresholds, codes and suggestions; never put personal data into one.
 *
 * @example
 * const finding = toFinding(minimumAge, ['business_owners', 0, 'date_of_birth'], { years: 18 });
 */
export function toFinding<const RuleId extends string>(
  rule: Rule<RuleId>,
  path: readonly PropertyKey[],
  parameters: TextParameters = {},
): Finding<RuleId> {
  return {
    rule: rule.id,
    severity: rule.severity,
    path,
    message: formatText(rule.message, parameters),
    remedy: formatText(rule.remedy, parameters),
    source: rule.source,
  };
}
