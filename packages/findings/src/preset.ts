import { deepFreeze } from './deepFreeze.ts';
import { RulePlan } from './rulePlan.ts';
import type { Severity } from './severity.ts';
import type { SubjectRule } from './subjectRule.ts';

/** What a caller decides about one rule: turns it off, or overrides its severity. */
export type RuleSetting = 'off' | Severity;

/** A named list of rules, compiled when it is first used. Made by {@link definePreset}. */
export interface Preset<Rules extends readonly SubjectRule[] = readonly SubjectRule[]> {
  readonly name: string;
  readonly rules: Rules;
  /** The compiled rules. */
  readonly plan: RulePlan;
}

/** Rules to run: a preset, which is compiled once, or a plain list. */
export type RuleList = Preset | readonly SubjectRule[];

/** Returns the compiled rules; those of a plain list are compiled again. */
export const planOf = (rules: RuleList): RulePlan =>
  'plan' in rules ? rules.plan : new RulePlan(rules);

/**
 * Returns a named list of rules for `review`. A bundle contains only the rules of the presets that it
 * imports. Neither the preset nor its list of rules can be changed.
 *
 * @example
 * definePreset('mine', [...recommended.rules, minimumAge]).name // 'mine'
 */
/* @__NO_SIDE_EFFECTS__ */
export function definePreset<const Rules extends readonly SubjectRule[]>(
  name: string,
  rules: Rules,
): Preset<Rules> {
  // A copy: the caller's own list stays as it is.
  const frozen = deepFreeze<Rules>([...rules] as readonly SubjectRule[] as Rules);
  let plan: RulePlan | undefined;
  return Object.freeze({
    name,
    rules: frozen,
    get plan(): RulePlan {
      plan ??= new RulePlan(frozen);
      return plan;
    },
  });
}
