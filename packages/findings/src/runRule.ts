import type { RuleRun } from './audit.ts';
import type { RuleTexts } from './catalogue.ts';
import type { SubjectRule } from './defineRule.ts';
import type { Finding, Severity } from './finding.ts';
import { formatPath } from './formatPath.ts';
import type { TextParameters } from './formatText.ts';
import { type PlannedRead, planOf, type Scope, scopesOf } from './plan.ts';
import { readField, type Unreadable } from './readField.ts';
import { type Rule, toFinding } from './rule.ts';

/** Stands in for a rule that threw. The error itself is not shown: it may quote the input. */
export const ruleFailed: Rule<'internal/rule-failed'> = {
  id: 'internal/rule-failed',
  severity: 'error',
  basis: 'practice',
  source: { title: 'Passmuster', section: 'review' },
  message: 'The rule {rule} failed, so this was not checked by it',
  remedy: 'This could not be checked. Tell the team that runs this form',
};

/** How many reasons for passing over an element the audit keeps for each rule. */
const reasonsKept = 5;

export interface RunContext {
  readonly asOf: string;
  readonly severity: Severity;
  readonly texts?: Readonly<Record<string, RuleTexts>> | undefined;
}

/** Runs one rule over all its elements, or over those that lie on the way to `only`. Never throws. */
export function runRule(
  rule: SubjectRule,
  subject: unknown,
  context: RunContext,
  findings: Finding[],
  only: readonly PropertyKey[],
): RuleRun {
  const { asOf, severity, texts } = context;
  const because: string[] = [];
  const before = findings.length;
  let [checked, skipped, failed] = [0, 0, false];

  const attempt = (path: readonly PropertyKey[], run: () => void): void => {
    try {
      run();
    } catch {
      failed = true;
      const stand = { ...ruleFailed, severity, ...textsOf(texts, ruleFailed.id) };
      findings.push(toFinding(stand, path, { rule: rule.id }));
    }
  };
  const checkOne = ({ value, path }: Scope): void => {
    const unreadable: Unreadable[] = [];
    const values = readAll(planOf(rule).reads, subject, { value, path }, unreadable);
    if (unreadable.length > 0) {
      skipped += 1;
      if (because.length < reasonsKept) because.push(...unreadable.map(describe));
      return;
    }
    checked += 1;
    const report = (at: readonly PropertyKey[], parameters?: TextParameters): void => {
      const spoken = { ...rule, severity, ...textsOf(texts, rule.id) };
      findings.push(toFinding(spoken, [...path, ...at], parameters));
    };
    rule.check(values, { asOf, report });
  };
  attempt([], () => {
    for (const pattern of planOf(rule).scopes) {
      for (const scope of scopesOf(subject, pattern, only)) {
        attempt(scope.path, () => checkOne(scope));
      }
    }
  });

  return {
    rule: rule.id,
    outcome: outcomeOf(failed, checked, findings.length > before),
    checked,
    skipped,
    because: because.slice(0, reasonsKept),
  };
}

function outcomeOf(failed: boolean, checked: number, found: boolean): RuleRun['outcome'] {
  if (failed) return 'failed';
  if (checked === 0) return 'not-applicable';
  return found ? 'found' : 'clear';
}

function readAll(
  reads: readonly PlannedRead[],
  subject: unknown,
  scope: Scope,
  unreadable: Unreadable[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { key, segments, fromRoot, guard } of reads) {
    const [from, trail] = fromRoot ? [subject, []] : [scope.value, [...scope.path]];
    values[key] = readField(from, segments, guard, unreadable, trail);
  }
  return values;
}

function textsOf(texts: RunContext['texts'], id: string): RuleTexts | undefined {
  return texts && Object.hasOwn(texts, id) ? texts[id] : undefined;
}

function describe({ path, reason }: Unreadable): string {
  return `${formatPath(path)} is ${reason}`;
}
