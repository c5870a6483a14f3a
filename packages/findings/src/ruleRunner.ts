import type { RuleRun } from './audit.ts';
import type { RuleTexts } from './catalogue.ts';
import type { CheckContext, SubjectRule } from './defineRule.ts';
import type { Finding, Severity } from './finding.ts';
import { formatPath } from './formatPath.ts';
import { type PlannedRead, planOf, type Scope, type ScopePattern, scopesOf } from './plan.ts';
import { type Obstacle, obstacleTo, readField, unreadable } from './readField.ts';
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

/** What the rules of one review share. */
export class RuleRunner {
  readonly findings: Finding[];
  readonly #subject: unknown;
  readonly #asOf: string;
  readonly #texts: Readonly<Record<string, RuleTexts>>;
  readonly #scopes: Map<string, readonly Scope[]> = new Map();

  constructor(
    subject: unknown,
    asOf: string,
    texts: Readonly<Record<string, RuleTexts>> = {},
    findings: readonly Finding[] = [],
  ) {
    this.#subject = subject;
    this.#asOf = asOf;
    this.#texts = texts;
    this.findings = [...findings];
  }

  /** Runs one rule over all its elements, or over those on the way to `only`. Never throws. */
  run(rule: SubjectRule, severity: Severity, only: readonly PropertyKey[]): RuleRun {
    const { scopes: patterns, reads } = planOf(rule);
    const before = this.findings.length;
    const obstacles: Obstacle[] = [];
    let [checked, skipped, failed] = [0, 0, false];
    let path: readonly PropertyKey[] = [];
    const context: CheckContext = {
      asOf: this.#asOf,
      report: (at, parameters) => {
        const spoken = this.#inLanguage({ ...rule, severity });
        this.findings.push(toFinding(spoken, [...path, ...at], parameters));
      },
    };
    const fail = (): void => {
      failed = true;
      const spoken = this.#inLanguage({ ...ruleFailed, severity });
      this.findings.push(toFinding(spoken, path, { rule: rule.id }));
    };
    try {
      for (const pattern of patterns) {
        for (const scope of this.#scopesOf(pattern, only)) {
          path = scope.path;
          try {
            const values = this.#readAll(reads, scope);
            if (values) {
              checked += 1;
              rule.check(values, context);
            } else {
              skipped += 1;
              if (obstacles.length < reasonsKept) obstacles.push(...this.#obstacles(reads, scope));
            }
          } catch {
            fail();
          }
        }
      }
    } catch {
      path = [];
      fail();
    }
    const outcome = outcomeOf(failed, checked, this.findings.length > before);
    return { rule: rule.id, outcome, checked, skipped, ...becauseOf(obstacles) };
  }

  #scopesOf(pattern: ScopePattern, only: readonly PropertyKey[]): readonly Scope[] {
    if (only.length > 0) return scopesOf(this.#subject, pattern, only);
    let scopes = this.#scopes.get(pattern.key);
    if (!scopes) {
      scopes = scopesOf(this.#subject, pattern, only);
      this.#scopes.set(pattern.key, scopes);
    }
    return scopes;
  }

  #readAll(reads: readonly PlannedRead[], { value }: Scope): Record<string, unknown> | undefined {
    const values: Record<string, unknown> = {};
    for (const { key, segments, fromRoot, guard } of reads) {
      const read = readField(fromRoot ? this.#subject : value, segments, guard);
      if (read === unreadable) return undefined;
      values[key] = read;
    }
    return values;
  }

  #obstacles(reads: readonly PlannedRead[], { value, path }: Scope): Obstacle[] {
    return reads.flatMap(({ segments, fromRoot, guard }) => {
      const [from, at] = fromRoot ? [this.#subject, []] : [value, path];
      return obstacleTo(from, segments, guard, at) ?? [];
    });
  }

  #inLanguage(rule: Rule): Rule {
    return Object.hasOwn(this.#texts, rule.id) ? { ...rule, ...this.#texts[rule.id] } : rule;
  }
}

function outcomeOf(failed: boolean, checked: number, found: boolean): RuleRun['outcome'] {
  if (failed) return 'failed';
  if (checked === 0) return 'not-applicable';
  return found ? 'found' : 'clear';
}

const sayings = { missing: 'is missing', unfit: 'does not fit' } as const;

function becauseOf(obstacles: readonly Obstacle[]): Pick<RuleRun, 'because'> {
  return {
    because: obstacles
      .slice(0, reasonsKept)
      .map(({ path, reason }) => `${formatPath(path)} ${sayings[reason]}`),
  };
}
