import type { SubjectRule } from './defineRule.ts';
import type { Severity } from './finding.ts';

/** What a caller decides about one rule: not to run it, or how much it weighs. */
export type RuleSetting = 'off' | Severity;

/** A named choice of rules. A value, so that a bundle holds only the rules of the presets it imports. */
export interface Preset<RuleId extends string = string> {
  readonly name: string;
  readonly rules: readonly SubjectRule<RuleId>[];
  /** Severities to count as others, such as `{ warning: 'error' }`. */
  readonly grade?: Readonly<Partial<Record<Severity, Severity>>>;
}
