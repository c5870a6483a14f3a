import { type Acceptance, type AppliedAcceptance, accept, acceptanceRules } from './acceptance.ts';
import { type RuleSettings, settingOf } from './applySettings.ts';
import type { Audit, RuleRun } from './audit.ts';
import { auditOf, type Outcome, skippedRules } from './auditOf.ts';
import type { Catalog } from './catalog.ts';
import { checkSettings } from './checkSettings.ts';
import { dayOf } from './dayOf.ts';
import type { Finding } from './finding.ts';
import { moreFindings } from './findingList.ts';
import { type ListLimits, listLimits, tooManyElements } from './listLimits.ts';
import { planOf, type RuleList } from './preset.ts';
import { meets, type PlannedRule, type RulePlan } from './rulePlan.ts';
import { RuleRunner, ruleFailed } from './ruleRunner.ts';
import { type StaleTable, staleTables } from './staleTables.ts';
import type { SubjectRule } from './subjectRule.ts';
import type { Tables } from './tables.ts';
import { toFinding } from './toFinding.ts';
import { type TooLongList, tooLongList } from './tooLongList.ts';
import { isOpen, type Verdict, verdictOf } from './verdict.ts';

/** The day of a review, and what it uses besides its rules. */
export interface ReviewOptions {
  /** The day to review as of, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Turns single rules off or overrides their severity, by id; those of `extraFindings` too. */
  readonly settings?: RuleSettings | undefined;
  /** Ids that `settings` may name besides those of the rules that run, such as the rules of `extraFindings`. */
  readonly knownRules?: ReadonlySet<string> | undefined;
  /** What {@link loadTables} returned. Rules whose table is missing don't run. */
  readonly tables?: Tables | undefined;
  /** Texts in another language. English by default. */
  readonly catalog?: Catalog | undefined;
  /** Findings from elsewhere, such as a schema. They are listed and count toward the verdict. */
  readonly extraFindings?: Iterable<Finding> | undefined;
  /** Values that belong to the subject without being part of it, by name. Rules read it as `@name`. */
  readonly related?: Readonly<Record<string, unknown>> | undefined;
  /** How many list elements to read; {@link listLimits} by default. */
  readonly limits?: ListLimits | undefined;
  /** Warnings that somebody takes responsibility for. One that has no effect becomes a finding of its own. */
  readonly accepted?: readonly Acceptance[] | undefined;
}

/** What keeps a review from being clear. */
export interface Open<RuleId extends string = string> {
  /** Errors, and warnings that nobody accepted. */
  readonly findings: readonly Finding<RuleId>[];
}

/** What a review found. */
export interface Review<RuleId extends string = string> {
  /** `blocked`, `look` or `clear`: whether it can be sent, and whether a person must look first. */
  readonly verdict: Verdict;
  /** True if the verdict is `clear`. */
  readonly ready: boolean;
  /** What keeps the review from being clear. */
  readonly open: Open<RuleId>;
  /** The acceptances that were given, each with its outcome. */
  readonly acceptances: readonly AppliedAcceptance[];
  /** By severity, those of law first, then path, then rule; at most 200, and one that counts the rest. */
  readonly findings: readonly Finding<RuleId>[];
  /** Computed from the subject when first read: read it before the subject changes. */
  readonly audit: Audit;
  /** The rules that did not run, and why, as in the audit. Computed when read, like the audit. */
  readonly skipped: readonly RuleRun[];
  /** The tables that were consulted and were older than their update interval on the day of the review. */
  readonly stale: readonly StaleTable[];
}

/**
 * Runs rules over input of any shape, however incomplete. The same input and options always give the
 * same result. A rule whose fields are missing or malformed is not applicable yet, and a rule that
 * throws becomes a finding `internal/rule-failed` while the others go on. Work and output are bounded.
 *
 * @throws TypeError when `asOf` is not a calendar date, or `settings` names a rule or a setting that doesn't exist.
 * @example
 * review({ business_owners: [{ date_of_birth: '2010-01-31' }] }, [minimumAge], { asOf: '2026-11-21' })
 *   .findings[0]?.path // ['business_owners', 0, 'date_of_birth']
 */
export function review(subject: unknown, rules: RuleList, options: ReviewOptions): Review {
  const plan = planOf(rules);
  return runRules(subject, plan, plan.rules, options);
}

/**
 * Returns the findings about one field, to show while it is typed. Only rules that read the field run, and
 * only on the list elements that contain it. A finding may be on another field that the same rule reads.
 * The path of a related value is `['@name']`.
 *
 * @throws TypeError when `asOf` is not a calendar date, or `settings` names a rule or a setting that doesn't exist.
 * @example
 * const application = { business_owners: [{ date_of_birth: '2015-06-30' }] };
 * const path = ['business_owners', 0, 'date_of_birth'];
 * reviewField(path, application, [minimumAge], { asOf: '2026-11-21' })[0].rule // 'owner/minimum-age'
 */
export function reviewField(
  path: readonly PropertyKey[],
  subject: unknown,
  rules: RuleList,
  options: ReviewOptions,
): readonly Finding[] {
  const plan = planOf(rules);
  return runRules(subject, plan, plan.reading(path), options, path).findings;
}

/** The rules that a review itself reports. */
const ownRules: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ruleFailed.id,
  moreFindings.id,
  tooManyElements.id,
  ...acceptanceRules.map(({ id }) => id),
]);

function runRules(
  subject: unknown,
  plan: RulePlan,
  rules: readonly PlannedRule[],
  options: ReviewOptions,
  only: readonly PropertyKey[] = [],
): Review {
  const asOf = dayOf(options.asOf);
  if (options.settings) checkSettings(options.settings, [plan.ids, options.knownRules, ownRules]);
  const reviewed = { root: subject, related: options.related };
  const runner = new RuleRunner(reviewed, asOf);
  const { findings } = runner;
  let isCounted = false;
  const addFinding = (finding: Finding): void => {
    const severity = settingOf(finding.rule, finding.severity, options.settings);
    if (severity !== 'off') findings.add({ ...finding, severity });
  };
  for (const finding of options.extraFindings ?? []) {
    addFinding(finding);
    if (finding.rule === tooManyElements.id) isCounted = true;
  }
  const { limits = listLimits } = options;
  const tooLong = longListOf(subject, plan, limits);
  if (tooLong && !isCounted)
    findings.add(toFinding(tooManyElements, tooLong.path, { most: tooLong.most }));
  const outcomes = rules.map((planned): Outcome => {
    const { rule } = planned;
    const severity = settingOf(rule.id, rule.severity, options.settings);
    if (severity === 'off') return 'off';
    if (!isInForce(rule, asOf)) return 'not-in-force';
    if (rule.load && !options.tables?.has(rule.load)) return 'not-loaded';
    if (tooLong) return 'not-applicable';
    const table = rule.load && options.tables?.get(rule.load);
    return runner.run(planned, severity, table, readsForAll(planned, only) ? [] : only);
  });
  let audit: Audit | undefined;
  const getAudit = (): Audit => {
    audit ??= auditOf(reviewed, asOf, rules, outcomes, options.tables);
    return audit;
  };
  const { findings: listed, acceptances } = accept(options.accepted ?? [], findings, {
    asOf,
    isKnown: (rule) => [plan.ids, options.knownRules, ownRules].some((ids) => ids?.has(rule)),
    addFinding,
    catalog: options.catalog,
  });
  const verdict = verdictOf(listed);
  return {
    verdict,
    ready: verdict === 'clear',
    open: { findings: listed.filter(isOpen) },
    acceptances,
    findings: listed,
    get audit(): Audit {
      return getAudit();
    },
    get skipped(): readonly RuleRun[] {
      return skippedRules(getAudit());
    },
    get stale(): readonly StaleTable[] {
      return staleTables(getAudit());
    },
  };
}

function longListOf(
  subject: unknown,
  { lists }: RulePlan,
  limits: ListLimits,
): TooLongList | undefined {
  try {
    return tooLongList(subject, lists, limits);
  } catch {
    // A getter or proxy of the input threw. Each rule that reads it reports the failure.
    return undefined;
  }
}

function isInForce({ since, until }: SubjectRule, asOf: string): boolean {
  return (since === undefined || since <= asOf) && (until === undefined || asOf <= until);
}

/** Returns true if the field is read for every element of the rule's list, so that all are affected. */
function readsForAll({ sharedFields }: PlannedRule, path: readonly PropertyKey[]): boolean {
  return path.length > 0 && sharedFields.some((field) => meets(field, path));
}
