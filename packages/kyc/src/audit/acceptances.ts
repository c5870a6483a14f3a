import { dayOf, type Finding, isWithin, parsePath } from '@passmuster/findings';
import type { CustomerRuleRun } from '../review/customerAudit.ts';

/** A finding that somebody takes responsibility for, up to a day. */
export interface Acceptance {
  readonly rule: string;
  /** Dotted, such as `business_owners.0.id_number`, or a list of keys. */
  readonly path: string | readonly PropertyKey[];
  /** Why the finding may stand. */
  readonly reason: string;
  /** Who accepts it. */
  readonly by: string;
  /** Last calendar day on which it holds, `YYYY-MM-DD`. */
  readonly until: string;
}

/** An acceptance and its outcome. */
export interface AuditedAcceptance extends Acceptance {
  readonly path: readonly PropertyKey[];
  /**
   * `applied`: the finding no longer blocks. `expired`: its last day is over. `not-found`: the review has
   * no such finding. `required`: the API itself refuses what was found, so nobody can accept it.
   */
  readonly outcome: 'applied' | 'expired' | 'not-found' | 'required';
}

/**
 * Returns the outcome of each acceptance on the day of the review.
 *
 * @throws TypeError for a reason or person left blank, or a day that is not a calendar date.
 */
export function applyAcceptances(
  acceptances: readonly Acceptance[],
  findings: readonly Finding[],
  rules: readonly CustomerRuleRun[],
  asOf: string,
): readonly AuditedAcceptance[] {
  const acceptable = new Set(rules.filter(({ basis }) => basis !== 'spec').map(({ rule }) => rule));
  return acceptances.map((acceptance) => {
    const { rule, reason, by } = acceptance;
    if (reason.trim() === '' || by.trim() === '') {
      throw new TypeError('An accepted finding needs a reason and the person who accepts it');
    }
    const until = dayOf(acceptance.until);
    const path = parsePath(acceptance.path);
    const isFound = findings.some((finding) => isAt(finding, rule, path));
    const outcome =
      (!isFound && 'not-found') ||
      (!acceptable.has(rule) && 'required') ||
      (until < asOf && 'expired') ||
      'applied';
    return { rule, path, reason, by, until, outcome };
  });
}

/** Returns true for a finding of this rule at this place. */
export const isAt = (
  finding: Pick<Finding, 'rule' | 'path'>,
  rule: string,
  path: readonly PropertyKey[],
): boolean =>
  finding.rule === rule && finding.path.length === path.length && isWithin(finding.path, path);
