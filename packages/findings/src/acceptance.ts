import type { Catalog } from './catalog.ts';
import { dayOf } from './dayOf.ts';
import { deepFreeze } from './deepFreeze.ts';
import type { Finding } from './finding.ts';
import { type FindingList, moreFindings } from './findingList.ts';
import { isFilledIn } from './isFilledIn.ts';
import { isWithin } from './isWithin.ts';
import { parsePath } from './parsePath.ts';
import type { Rule } from './rule.ts';
import { toFinding } from './toFinding.ts';

/** A warning that somebody takes responsibility for, up to a day. */
export interface Acceptance {
  readonly rule: string;
  /** Dotted, such as `business_owners.0.id_number`, or a list of keys. Absent: wherever the rule reports it. */
  readonly path?: string | readonly PropertyKey[] | undefined;
  /** Why the finding may stand. */
  readonly reason: string;
  /** Who accepts it. */
  readonly by: string;
  /** Last calendar day on which it holds, `YYYY-MM-DD`. */
  readonly until: string;
}

/** An acceptance and its outcome. */
export interface AppliedAcceptance extends Acceptance {
  readonly path?: readonly PropertyKey[];
  /**
   * `applied`: the finding is no longer open. `not-found`: the review has no such finding. `unknown-rule`: there is no such
   * rule. `incomplete`: it lacks a reason, a person or a calendar date. `expired`: its last day is over. `error`: the
   * finding is an error, which nobody can accept.
   */
  readonly outcome: 'applied' | 'not-found' | 'unknown-rule' | 'incomplete' | 'expired' | 'error';
}

const source = { title: 'Passmuster', section: 'Acceptances' } as const;

/** An acceptance that had no effect. */
export const acceptanceNotApplied: Rule<
  'acceptance/not-applied',
  Exclude<AppliedAcceptance['outcome'], 'applied' | 'not-found'>
> = /* @__PURE__ */ deepFreeze({
  id: 'acceptance/not-applied',
  severity: 'warning',
  basis: 'practice',
  source,
  message: 'An acceptance had no effect',
  remedy: 'An acceptance had no effect. Check it.',
  texts: {
    'unknown-rule': {
      message: 'An acceptance names a rule that does not exist',
      remedy: 'An acceptance names a check that does not exist. Correct it or remove it.',
    },
    incomplete: {
      message: 'An acceptance of {rule} lacks a reason, a person or a last day (YYYY-MM-DD)',
      remedy: 'An acceptance must say who accepts, why, and until when. Complete it.',
    },
    expired: {
      message: 'An acceptance of {rule} has expired',
      remedy: 'The acceptance of this has expired. Look at it again.',
    },
    error: {
      message:
        'An acceptance names {rule}, whose finding is an error: only warnings can be accepted',
      remedy: 'This has to be corrected. It cannot be accepted as it is.',
    },
  },
});

/** An acceptance of something that the review did not find. */
export const acceptanceUnused: Rule<'acceptance/unused', never> = /* @__PURE__ */ deepFreeze({
  id: 'acceptance/unused',
  severity: 'info',
  basis: 'practice',
  source,
  message: 'An acceptance is not needed: the review has no such finding',
  remedy: 'An acceptance is no longer needed. Remove it.',
});

/** The rules by which a review reports acceptances. */
export const acceptanceRules: readonly [typeof acceptanceNotApplied, typeof acceptanceUnused] = [
  acceptanceNotApplied,
  acceptanceUnused,
];

/** What acceptances are compared with. */
export interface Accepted {
  readonly findings: readonly Finding[];
  /** The day of the review. */
  readonly asOf: string;
  readonly isKnown: (rule: string) => boolean;
}

/** Returns the findings of a review, those accepted marked, and the outcome of each acceptance. */
export function accept(
  acceptances: readonly Acceptance[],
  list: FindingList,
  context: Pick<Accepted, 'asOf' | 'isKnown'> & {
    readonly addFinding: (finding: Finding) => void;
    readonly catalog: Catalog | undefined;
  },
): {
  readonly findings: readonly Finding[];
  readonly acceptances: readonly AppliedAcceptance[];
} {
  if (acceptances.length === 0)
    return { findings: list.toSorted(context.catalog), acceptances: [] };
  const applied = applyAcceptances(acceptances, { ...context, findings: list.toSorted() });
  for (const finding of acceptanceFindings(applied)) context.addFinding(finding);
  return { findings: markAccepted(list.toSorted(context.catalog), applied), acceptances: applied };
}

/**
 * Returns the outcome of each acceptance on the day of the review, in their order. If findings were left out of the
 * list, acceptances without a finding are left out too.
 *
 * @example
 * const warning = { ...finding, severity: 'warning' };
 * const accepted = { findings: [warning], asOf: '2026-11-21', isKnown: () => true };
 * applyAcceptances([{ rule: finding.rule, reason: 'Seen in person', by: 'Ada', until: '2027-01-31' }], accepted)[0].outcome // 'applied'
 */
export function applyAcceptances(
  acceptances: readonly Acceptance[],
  accepted: Accepted,
): readonly AppliedAcceptance[] {
  return acceptances.map((acceptance): AppliedAcceptance => {
    const { rule, path, reason, by, until }: Acceptance = Object(acceptance);
    const isPath = typeof path === 'string' || Array.isArray(path);
    const given = { rule, ...(isPath && { path: parsePath(path) }), reason, by, until };
    const isAnywhere = path === undefined;
    const outcome = isPath || isAnywhere ? outcomeOf(given, accepted) : 'incomplete';
    return { ...given, outcome };
  });
}

function outcomeOf(
  { rule, path, reason, by, until }: Acceptance & Pick<AppliedAcceptance, 'path'>,
  { findings, asOf, isKnown }: Accepted,
): AppliedAcceptance['outcome'] {
  if (!isKnown(rule) || rule === moreFindings.id) return 'unknown-rule';
  if (!hasText(reason) || !hasText(by) || !isDay(until)) return 'incomplete';
  const found = findings.filter((finding) => isAt(finding, rule, path));
  if (found.length === 0) return 'not-found';
  if (found.every(({ severity }) => severity === 'error')) return 'error';
  return until < asOf ? 'expired' : 'applied';
}

/**
 * Returns the findings, those accepted marked.
 *
 * @example
 * const warning = { ...finding, severity: 'warning' };
 * markAccepted([warning], [{ rule: finding.rule, reason: 'Seen in person', by: 'Ada', until: '2027-01-31', outcome: 'applied' }])[0].accepted // true
 */
export function markAccepted<Reported extends Finding>(
  findings: readonly Reported[],
  acceptances: readonly AppliedAcceptance[],
): readonly Reported[] {
  const applied = acceptances.filter(({ outcome }) => outcome === 'applied');
  if (applied.length === 0) return findings;
  return findings.map((finding) => {
    const isAccepted =
      finding.severity !== 'error' && applied.some(({ rule, path }) => isAt(finding, rule, path));
    return isAccepted ? { ...finding, accepted: true } : finding;
  });
}

/**
 * Returns the findings about acceptances that were not applied, in English.
 *
 * @example
 * acceptanceFindings([{ rule: finding.rule, reason: 'Seen in person', by: 'Ada', until: '2027-01-31', outcome: 'not-found' }])[0].rule // 'acceptance/unused'
 */
export const acceptanceFindings = (acceptances: readonly AppliedAcceptance[]): readonly Finding[] =>
  acceptances.flatMap(({ rule, path = [], outcome }): readonly Finding[] => {
    if (outcome === 'applied') return [];
    if (outcome === 'not-found') return [toFinding(acceptanceUnused, path, { rule })];
    const parameters = outcome === 'unknown-rule' ? {} : { rule };
    return [toFinding(acceptanceNotApplied, path, parameters, outcome)];
  });

const isAt = (finding: Finding, rule: string, path: readonly PropertyKey[] | undefined): boolean =>
  finding.rule === rule &&
  (path === undefined || (finding.path.length === path.length && isWithin(finding.path, path)));

const hasText = (text: unknown): boolean => typeof text === 'string' && isFilledIn(text);

function isDay(day: unknown): boolean {
  try {
    return typeof day === 'string' && dayOf(day) === day;
  } catch {
    return false;
  }
}
