import { type DataVersion, type Finding, isWithin, type Verdict } from '@passmuster/findings';
import { canonicalJson } from '../hash/canonicalJson.ts';
import type { CustomerRuleRun } from '../review/customerAudit.ts';
import type { AuditedFinding, AuditRecord } from './auditRecord.ts';
import { causesOf, type RuleCauses } from './causesOf.ts';

/** The earlier and the later state of something. One of them is absent if it was added or removed. */
export interface Change<Value> {
  readonly before?: Value;
  readonly after?: Value;
}

/** A rule without its outcome in one review. */
export type RuleVersion = Pick<
  CustomerRuleRun,
  'rule' | 'severity' | 'basis' | 'source' | 'since' | 'until'
>;

/** The differences between two records. Lists without differences are empty. */
export interface ReviewComparison {
  readonly verdict: Required<Change<Verdict>>;
  /** Findings that only the earlier record has. */
  readonly removed: readonly AuditedFinding[];
  /** Findings that only the later record has. */
  readonly added: readonly AuditedFinding[];
  /** Findings of both whose severity or acceptance differs. */
  readonly changed: readonly Required<Change<AuditedFinding>>[];
  /** Tables that only one consulted, or whose day or content differs. */
  readonly tables: readonly Change<DataVersion>[];
  /** Rules that only one has, or whose severity, basis, source or dates differ. */
  readonly rules: readonly Change<RuleVersion>[];
  /**
   * For each rule whose findings differ, what differs between the records for it, in the order of their likelihood. For a
   * rule without one, the application itself changed.
   */
  readonly causes: readonly RuleCauses[];
  /** Revisions, if they differ and both records have one. */
  readonly revision?: Required<Change<string>>;
  /** Versions of `@passmuster/kyc`, if they differ. */
  readonly version?: Required<Change<string>>;
  /** Whether both are of the same application. Known only if both records have a hash of it under the same key. */
  readonly isSameApplication?: boolean;
}

/**
 * Returns the differences between two records of an application, and their causes: before and after a correction or an
 * update of the tables, or by two services with different configurations.
 *
 * @example
 * compareReviews(stored, auditRecord(review, application, { key })).added // []
 */
export function compareReviews(before: AuditRecord, after: AuditRecord): ReviewComparison {
  const sameIn = ({ findings }: AuditRecord, { rule, path }: AuditedFinding) =>
    findings.find((finding) => isAt(finding, rule, path));
  const { applicationHash: first } = before;
  const { applicationHash: second } = after;
  const removed = before.findings.filter((finding) => !sameIn(after, finding));
  const added = after.findings.filter((finding) => !sameIn(before, finding));
  const changed = before.findings.flatMap((finding) => {
    const now = sameIn(after, finding);
    return now && differs(finding, now) ? [{ before: finding, after: now }] : [];
  });
  const rulesFound = [...removed, ...added, ...changed.map((change) => change.after)];
  const { revision: was } = before;
  const { revision: is } = after;
  return {
    verdict: { before: before.verdict, after: after.verdict },
    removed,
    added,
    changed,
    causes: [...new Set(rulesFound.map(({ rule }) => rule))]
      .sort()
      .map((rule) => causesOf(rule, before, after)),
    ...(was !== undefined &&
      is !== undefined &&
      was !== is && {
        revision: { before: was, after: is },
      }),
    tables: changesOf(before.data, after.data, ({ name }) => name),
    rules: changesOf(
      before.rules.map(ruleVersion),
      after.rules.map(ruleVersion),
      ({ rule }) => rule,
    ),
    ...(before.version !== after.version && {
      version: { before: before.version, after: after.version },
    }),
    ...(first !== undefined && second !== undefined && { isSameApplication: first === second }),
  };
}

/** Returns true for a finding of this rule at this place. */
const isAt = (
  finding: Pick<Finding, 'rule' | 'path'>,
  rule: string,
  path: readonly PropertyKey[],
): boolean =>
  finding.rule === rule && finding.path.length === path.length && isWithin(finding.path, path);

const differs = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) !== canonicalJson(other);

const ruleVersion = ({
  rule,
  severity,
  basis,
  source,
  since,
  until,
}: CustomerRuleRun): RuleVersion => ({
  rule,
  severity,
  basis,
  source,
  ...(since && { since }),
  ...(until && { until }),
});

/** Returns the additions, removals and changes, sorted by key. */
function changesOf<Value>(
  before: readonly Value[],
  after: readonly Value[],
  keyOf: (value: Value) => string,
): readonly Change<Value>[] {
  const byKey = (list: readonly Value[]) => new Map(list.map((one) => [keyOf(one), one]));
  const [old, now] = [byKey(before), byKey(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((key): Change<Value>[] => {
    const [was, is] = [old.get(key), now.get(key)];
    if (was === undefined) return is === undefined ? [] : [{ after: is }];
    if (is === undefined) return [{ before: was }];
    return differs(was, is) ? [{ before: was, after: is }] : [];
  });
}
