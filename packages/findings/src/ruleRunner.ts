import type { RuleRun } from './audit.ts';
import type { RuleTexts } from './catalogue.ts';
import type { CheckContext, Once, SubjectRule } from './defineRule.ts';
import type { Finding, Severity } from './finding.ts';
import { formatPath } from './formatPath.ts';
import type { TextParameters } from './formatText.ts';
import { type PlannedRead, planOf, type Scope, type ScopePattern, scopesOf } from './plan.ts';
import { type Obstacle, obstacleTo, readField, unreadable } from './readField.ts';
import { rememberWork } from './rememberWork.ts';
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
  readonly #once: Once = rememberWork();

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
    const before = this.findings.length;
    const obstacles: Obstacle[] = [];
    let [checked, skipped, failed] = [0, 0, false];
    let path: readonly PropertyKey[] = [];
    const attempt = (work: () => void): void => {
      try {
        work();
      } catch {
        failed = true;
        this.#find({ ...ruleFailed, severity }, path, { rule: rule.id });
      }
    };
    const context: CheckContext = {
      asOf: this.#asOf,
      report: (at, parameters) => this.#find({ ...rule, severity }, [...path, ...at], parameters),
      once: this.#once,
    };
    const checkOne = (scope: Scope, reads: readonly PlannedRead[]): void => {
      const values = this.#readAll(reads, scope);
      if (values) {
        checked += 1;
        rule.check(values, context);
        return;
      }
      skipped += 1;
      // The check of one field has no audit to explain it in.
      const isExplained = skipped <= reasonsKept && only.length === 0;
      const obstacle = isExplained ? this.#obstacle(reads, scope) : undefined;
      if (obstacle) obstacles.push(obstacle);
    };
    attempt(() => {
      const { scopes, reads } = planOf(rule);
      for (const pattern of scopes) {
        for (const scope of this.#scopesOf(pattern, only)) {
          path = scope.path;
          attempt(() => checkOne(scope, reads));
        }
        path = [];
      }
    });
    const outcome = outcomeOf(failed, checked, this.findings.length > before);
    return { rule: rule.id, outcome, checked, skipped, because: obstacles.map(describe) };
  }

  #find(rule: Rule, path: readonly PropertyKey[], parameters?: TextParameters): void {
    const texts = Object.hasOwn(this.#texts, rule.id) ? this.#texts[rule.id] : undefined;
    this.findings.push(toFinding({ ...rule, ...texts }, path, parameters));
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

  /** The first thing that stands in the way of checking an element. */
  #obstacle(reads: readonly PlannedRead[], { value, path }: Scope): Obstacle | undefined {
    for (const { segments, fromRoot, guard } of reads) {
      const [from, at] = fromRoot ? [this.#subject, []] : [value, path];
      const obstacle = obstacleTo(from, segments, guard, at);
      if (obstacle) return obstacle;
    }
    return undefined;
  }
}

function outcomeOf(failed: boolean, checked: number, found: boolean): RuleRun['outcome'] {
  if (failed) return 'failed';
  if (checked === 0) return 'not-applicable';
  return found ? 'found' : 'clear';
}

const sayings = { missing: 'is missing', unfit: 'does not fit' } as const;

function describe({ path, reason }: Obstacle): string {
  return `${formatPath(path)} ${sayings[reason]}`;
}
