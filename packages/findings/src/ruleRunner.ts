import { FindingList } from './findingList.ts';
import type { TextParameters } from './formatText.ts';
import { createMemo, type Memoize } from './memoize.ts';
import { unreadable } from './readField.ts';
import type { Rule } from './rule.ts';
import type { PlannedRead, PlannedRule, ScopePattern } from './rulePlan.ts';
import { type Scope, scopesOf } from './scope.ts';
import type { Severity } from './severity.ts';
import type { CheckContext } from './subjectRule.ts';
import { toFinding } from './toFinding.ts';

/** Stands in for a rule that threw. The error itself is not shown: it may quote the input. */
export const ruleFailed: Rule<'internal/rule-failed', never> = {
  id: 'internal/rule-failed',
  severity: 'error',
  basis: 'practice',
  source: { title: 'Passmuster', section: 'review' },
  message: 'The rule {rule} threw, so it checked nothing here',
  remedy: 'This could not be checked. Contact the team that runs this form.',
};

/** What one rule did. */
export interface RunCount {
  readonly failed: boolean;
  readonly found: boolean;
  readonly checked: number;
  readonly skipped: number;
}

/** What the rules of one review share. */
export class RuleRunner {
  readonly findings: FindingList = new FindingList();
  readonly #subject: unknown;
  readonly #asOf: string;
  readonly #scopes: Map<ScopePattern, readonly Scope[]> = new Map();
  readonly #memoize: Memoize = createMemo();

  constructor(subject: unknown, asOf: string) {
    this.#subject = subject;
    this.#asOf = asOf;
  }

  /** Runs one rule over all its elements, or over those on the way to `only`. Never throws. */
  run(
    { rule, scopes, reads }: PlannedRule,
    severity: Severity,
    table: unknown,
    only: readonly PropertyKey[],
  ): RunCount {
    const before = this.findings.count;
    const weighted = severity === rule.severity ? rule : { ...rule, severity };
    let [checked, skipped, failed] = [0, 0, false];
    let path: readonly PropertyKey[] = [];
    const context: CheckContext = {
      asOf: this.#asOf,
      table,
      memoize: this.#memoize,
      report: (
        at: readonly PropertyKey[],
        first?: TextParameters | string,
        second?: TextParameters,
      ): void => {
        const [text, parameters] = typeof first === 'string' ? [first, second] : [undefined, first];
        this.#add(weighted, [...path, ...at], parameters, text);
      },
    };
    const fail = (): void => {
      failed = true;
      this.findings.add(toFinding({ ...ruleFailed, severity }, path, { rule: rule.id }));
    };
    for (const pattern of scopes) {
      path = [];
      try {
        for (const scope of this.#scopesOf(pattern, only)) {
          path = scope.path;
          try {
            const values = this.#readAll(reads, scope.value);
            if (values) rule.check(values, context);
            if (values) checked += 1;
            else skipped += 1;
          } catch {
            fail();
          }
        }
      } catch {
        fail();
      }
    }
    return { failed, checked, skipped, found: this.findings.count > before };
  }

  #add(
    rule: Rule,
    path: readonly PropertyKey[],
    parameters: TextParameters | undefined,
    text: string | undefined,
  ): void {
    if (this.findings.hasRoomFor(rule.severity)) {
      this.findings.add(toFinding(rule, path, parameters, text));
    } else this.findings.skip(rule.severity);
  }

  #scopesOf(pattern: ScopePattern, only: readonly PropertyKey[]): readonly Scope[] {
    if (only.length > 0) return scopesOf(this.#subject, pattern.segments, only);
    let scopes = this.#scopes.get(pattern);
    if (!scopes) {
      scopes = scopesOf(this.#subject, pattern.segments);
      this.#scopes.set(pattern, scopes);
    }
    return scopes;
  }

  #readAll(reads: readonly PlannedRead[], value: unknown): Record<string, unknown> | undefined {
    const values: Record<string, unknown> = {};
    for (const { key, fromRoot, read } of reads) {
      const field = read(fromRoot ? this.#subject : value);
      if (field === unreadable) return undefined;
      values[key] = field;
    }
    return values;
  }
}
