import type { Audit, RuleRun } from './audit.ts';
import type { PlannedRule, Reviewed } from './rulePlan.ts';
import type { RunCount } from './ruleRunner.ts';
import { skipReasons } from './skipReasons.ts';
import type { DataVersion } from './subjectRule.ts';
import type { Tables } from './tables.ts';

/** Why a rule did not run, or the counts of its run. */
export type Outcome = RunCount | 'off' | 'not-in-force' | 'not-loaded' | 'not-applicable';

/** Returns how a verdict was reached, from the outcome of each rule. */
export function auditOf(
  reviewed: Reviewed,
  asOf: string,
  rules: readonly PlannedRule[],
  outcomes: readonly Outcome[],
  tables: Tables | undefined,
): Audit {
  const data = new Map<string, DataVersion>();
  const runs = rules.map((planned, i): RuleRun => {
    const { id, load, data: versions = [] } = planned.rule;
    const outcome = outcomes[i] ?? 'off';
    if (typeof outcome === 'string') {
      return { rule: id, outcome, checked: 0, skipped: 0, skipReasons: [] };
    }
    const used = typeof versions === 'function' ? versions(load && tables?.get(load)) : versions;
    for (const version of used) data.set(version.name, versionOf(version));
    const { checked, skipped } = outcome;
    return {
      rule: id,
      outcome: outcomeOf(outcome),
      checked,
      skipped,
      skipReasons: skipped > 0 ? skipReasons(reviewed, planned) : [],
      ...(used.length > 0 && { tables: used.map(({ name }) => name) }),
    };
  });
  return { asOf, rules: runs, data: [...data.values()] };
}

const versionOf = ({ name, asOf, url, hash, maxAgeDays }: DataVersion): DataVersion => ({
  name,
  asOf,
  ...(url && { url }),
  ...(hash && { hash }),
  ...(maxAgeDays !== undefined && { maxAgeDays }),
});

/**
 * Returns the rules that did not run.
 *
 * @example
 * skippedRules({ rules: [{ id: 'owner/minimum-age', outcome: 'off' }] }).length // 1
 */
export const skippedRules = <Run extends RuleRun>(audit: {
  readonly rules: readonly Run[];
}): Run[] => audit.rules.filter(({ outcome }) => notRun.includes(outcome));

const notRun: readonly RuleRun['outcome'][] = [
  'not-applicable',
  'off',
  'not-in-force',
  'not-loaded',
];

function outcomeOf({ failed, checked, found }: RunCount): RuleRun['outcome'] {
  if (failed) return 'failed';
  if (checked === 0) return 'not-applicable';
  return found ? 'found' : 'clear';
}
