import type { Finding } from './finding.ts';
import type { RuleSetting } from './preset.ts';
import type { Severity } from './severity.ts';

/** What a caller decides about single rules, by id. */
export type RuleSettings = Readonly<Record<string, RuleSetting | undefined>>;

/** Returns the caller's override of a rule, else its severity. */
export const settingOf = (
  ruleId: string,
  severity: Severity,
  settings: RuleSettings | undefined,
): RuleSetting =>
  (settings && Object.hasOwn(settings, ruleId) ? settings[ruleId] : undefined) ?? severity;

/**
 * Returns findings under the caller's overrides, by rule id: those of rules that are `off` are left out, others get the
 * severity that is set.
 *
 * @example
 * applySettings([finding], { 'owner/minimum-age': 'off' }) // []
 */
export function applySettings<Reported extends Finding>(
  findings: readonly Reported[],
  settings: RuleSettings,
): Reported[] {
  const kept: Reported[] = [];
  for (const finding of findings) {
    const severity = settingOf(finding.rule, finding.severity, settings);
    if (severity === finding.severity) kept.push(finding);
    else if (severity !== 'off') kept.push({ ...finding, severity });
  }
  return kept;
}
