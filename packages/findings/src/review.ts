import type { Audit, RuleRun } from './audit.ts';
import type { Catalogue } from './catalogue.ts';
import { compareFindings } from './compareFindings.ts';
import { dayOf } from './dayOf.ts';
import type { DataVersion, SubjectRule } from './defineRule.ts';
import type { Finding, Severity } from './finding.ts';
import { meets, planOf } from './plan.ts';
import type { RuleSetting } from './preset.ts';
import { RuleRunner } from './ruleRunner.ts';

export interface ReviewOptions {
  /** The day to review as of, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Single rules to switch off or to weigh otherwise, by id; findings of `also` too. */
  readonly settings?: Readonly<Record<string, RuleSetting>> | undefined;
  /** Severities to count as others; a setting for the single rule wins. */
  readonly grade?: Readonly<Partial<Record<Severity, Severity>>> | undefined;
  /** Texts in another language; English, where absent. */
  readonly catalogue?: Catalogue | undefined;
  /** Findings made by other means, such as a schema: they join the list and the verdict. */
  readonly also?: readonly Finding[] | undefined;
}

/** What a review found. */
export interface Review<RuleId extends string = string> {
  /** True where no finding is an error. */
  readonly ready: boolean;
  /** By severity, then path, then rule. */
  readonly findings: readonly Finding<RuleId>[];
  readonly audit: Audit;
}

/**
 * Runs rules over input of any shape, however incomplete. The same input and options always give the
 * same answer. A rule whose fields are missing or malformed is not applicable yet, and a rule that
 * throws becomes a finding `internal/rule-failed` while the others go on.
 *
 * @throws TypeError when `asOf` is not a calendar date.
 * @example
 * review({ business_owners: [{ date_of_birth: '2010-01-31' }] }, [minimumAge], { asOf: '2026-11-21' })
 *   .findings[0]?.path // ['business_owners', 0, 'date_of_birth']
 */
export function review(
  subject: unknown,
  rules: readonly SubjectRule[],
  options: ReviewOptions,
): Review {
  return runRules(subject, rules, options);
}

/**
 * The same for one field as it is typed: only rules that read the field run, and only for the list
 * elements it lies in. Findings may lie on other fields that the same rules read.
 *
 * @throws TypeError when `asOf` is not a calendar date.
 */
export function reviewField(
  path: readonly PropertyKey[],
  subject: unknown,
  rules: readonly SubjectRule[],
  options: ReviewOptions,
): readonly Finding[] {
  return runRules(subject, rulesReading(path, rules), options, path).findings;
}

function runRules(
  subject: unknown,
  rules: readonly SubjectRule[],
  options: ReviewOptions,
  only: readonly PropertyKey[] = [],
): Review {
  const asOf = dayOf(options.asOf);
  const runner = new RuleRunner(subject, asOf, options.catalogue?.rules, weighed(options));
  const data = new Map<string, DataVersion>();
  const runs = rules.map((rule): RuleRun => {
    const severity = settingOf(rule, options);
    const idle = severity === 'off' ? 'off' : isInForce(rule, asOf) ? undefined : 'not-in-force';
    if (severity === 'off' || idle) {
      return { rule: rule.id, outcome: idle ?? 'off', checked: 0, skipped: 0, because: [] };
    }
    for (const { name, asOf, url } of rule.data ?? []) {
      data.set(name, { name, asOf, ...(url !== undefined && { url }) });
    }
    return runner.run(rule, severity, readsFromRoot(rule, only) ? [] : only);
  });
  const findings = runner.findings.sort(compareFindings);
  return {
    ready: findings.every((finding) => finding.severity !== 'error'),
    findings,
    audit: { asOf, rules: runs, data: [...data.values()] },
  };
}

/** Findings made by other means, under the same settings as those of the rules. */
function weighed(options: ReviewOptions): readonly Finding[] | undefined {
  return options.also?.flatMap((finding) => {
    const severity = settingOf({ id: finding.rule, severity: finding.severity }, options);
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
}

function settingOf(
  rule: Pick<SubjectRule, 'id' | 'severity'>,
  { settings = {}, grade = {} }: ReviewOptions,
): RuleSetting {
  const setting = Object.hasOwn(settings, rule.id) ? settings[rule.id] : undefined;
  return setting ?? grade[rule.severity] ?? rule.severity;
}

function isInForce({ since, until }: SubjectRule, asOf: string): boolean {
  return (since === undefined || since <= asOf) && (until === undefined || asOf <= until);
}

/** Rules by the pattern of a field that they read, for each list of rules: found once. */
const readers = new WeakMap<readonly SubjectRule[], Map<string, readonly SubjectRule[]>>();
const patternsKept = 1000;

function rulesReading(
  path: readonly PropertyKey[],
  rules: readonly SubjectRule[],
): readonly SubjectRule[] {
  const known = readers.get(rules) ?? new Map<string, readonly SubjectRule[]>();
  readers.set(rules, known);
  const pattern = path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
  const found = known.get(pattern);
  if (found) return found;
  const reading = rules.filter((rule) => planOf(rule).fields.some((field) => meets(field, path)));
  if (known.size < patternsKept) known.set(pattern, reading);
  return reading;
}

/** True where the field is read from the root: then every element of the rule's list is affected. */
function readsFromRoot(rule: SubjectRule, path: readonly PropertyKey[]): boolean {
  return path.length > 0 && planOf(rule).rootFields.some((field) => meets(field, path));
}
