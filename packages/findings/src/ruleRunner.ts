import { deepFreeze } from './deepFreeze.ts';
import { FindingList } from './findingList.ts';
import type { TextParameters } from './formatText.ts';
import { createMemo } from './memoize.ts';
import { readValues } from './readValues.ts';
import type { Rule } from './rule.ts';
import type { PlannedReading, PlannedRule, Reviewed, ScopePattern } from './rulePlan.ts';
import { type Scope, scopesOf } from './scope.ts';
import type { Severity } from './severity.ts';
import type { CheckContext } from './subjectRule.ts';
import { toFinding } from './toFinding.ts';

/** Reported in place of a rule that threw. The error itself is not shown, because it may quote the input. */
export const ruleFailed: Rule<'internal/rule-failed', never> = /* @__PURE__ */ deepFreeze({
  id: 'internal/rule-failed',
  severity: 'error',
  basis: 'practice',
  source: { title: 'Passmuster', section: 'review' },
  message: "The rule {rule} threw an error, so this wasn't checked",
  remedy: 'This couldn’t be checked. Contact the team that runs this form.',
});

/**
 * Throws if a rule returned a promise: what it reports later is in no review, and what it rejects with would end a process
 * that nobody catches it in.
 */
function refusePromise(returned: unknown): void {
  if (returned === undefined || typeof Object(returned).then !== 'function') return;
  Promise.resolve(returned).catch(() => {});
  throw new TypeError('A rule must not be asynchronous');
}

/** Counts of one rule's run. */
export interface RunCount {
  readonly failed: boolean;
  readonly found: boolean;
  readonly checked: number;
  readonly skipped: number;
}

/** The elements whose fields are all readable, how many lack one, and where reading threw. */
interface ReadElements {
  readonly readable: readonly (Scope & { readonly value: Readonly<Record<string, unknown>> })[];
  readonly skipped: number;
  readonly failed: readonly (readonly PropertyKey[])[];
}

/** What the rules of one review share. */
export class RuleRunner {
  readonly findings: FindingList = new FindingList();
  readonly #reviewed: Reviewed;
  readonly #scopes: (readonly Scope[] | undefined)[] = [];
  readonly #elements: (ReadElements | undefined)[] = [];
  readonly #context: { -readonly [Key in keyof CheckContext]: CheckContext[Key] };
  /** The rule that runs, with its severity in this review, and the element that it checks. */
  #rule: Rule = ruleFailed;
  #path: readonly PropertyKey[] = [];

  constructor(reviewed: Reviewed, asOf: string) {
    this.#reviewed = reviewed;
    const report = (
      at: readonly PropertyKey[],
      first?: TextParameters | string,
      second?: TextParameters,
    ): void => {
      const [text, parameters] = typeof first === 'string' ? [first, second] : [undefined, first];
      this.#add([...this.#path, ...at], parameters, text);
    };
    this.#context = { asOf, report, table: undefined, options: {}, memoize: createMemo() };
  }

  /** Runs one rule on all its elements, or only on those along the path `only`. Never throws. */
  run(
    { rule, options, readings }: PlannedRule,
    severity: Severity,
    table: unknown,
    only: readonly PropertyKey[],
  ): RunCount {
    const before = this.findings.count;
    let [checked, skipped, failed] = [0, 0, false];
    this.#rule = severity === rule.severity ? rule : { ...rule, severity };
    this.#context.table = table;
    this.#context.options = options;
    for (const reading of readings) {
      const elements = this.#elementsOf(reading, only);
      skipped += elements.skipped;
      for (const path of elements.failed) {
        failed = true;
        this.#fail(path);
      }
      for (const { value, path } of elements.readable) {
        this.#path = path;
        try {
          refusePromise(rule.check(value, this.#context));
          checked += 1;
        } catch {
          failed = true;
          this.#fail(path);
        }
      }
    }
    return { failed, checked, skipped, found: this.findings.count > before };
  }

  #fail(path: readonly PropertyKey[]): void {
    const { id, severity } = this.#rule;
    this.findings.add(toFinding({ ...ruleFailed, severity }, path, { rule: id }));
  }

  #add(
    path: readonly PropertyKey[],
    parameters: TextParameters | undefined,
    text: string | undefined,
  ): void {
    if (this.findings.hasRoomFor(this.#rule.severity)) {
      this.findings.add(toFinding(this.#rule, path, parameters, text));
    } else this.findings.skip(this.#rule.severity);
  }

  #scopesOf(pattern: ScopePattern, only: readonly PropertyKey[]): readonly Scope[] {
    if (only.length > 0) return scopesOf(this.#reviewed.root, pattern.segments, only);
    const known = this.#scopes[pattern.index];
    if (known) return known;
    const scopes = scopesOf(this.#reviewed.root, pattern.segments);
    this.#scopes[pattern.index] = scopes;
    return scopes;
  }

  #elementsOf(reading: PlannedReading, only: readonly PropertyKey[]): ReadElements {
    // What only one rule reads is not kept: values that soon are garbage cost the collector nothing.
    if (only.length > 0 || !reading.isShared) return this.#readAll(reading, only);
    const known = this.#elements[reading.index];
    if (known) return known;
    const elements = this.#readAll(reading, only);
    this.#elements[reading.index] = elements;
    return elements;
  }

  #readAll({ scope, reads }: PlannedReading, only: readonly PropertyKey[]): ReadElements {
    const readable: ReadElements['readable'][number][] = [];
    const failed: (readonly PropertyKey[])[] = [];
    let skipped = 0;
    let at: readonly PropertyKey[] = [];
    try {
      for (const { value, path } of this.#scopesOf(scope, only)) {
        at = path;
        try {
          const values = readValues(reads, value, this.#reviewed);
          if (values) readable.push({ value: values, path });
          else skipped += 1;
        } catch {
          failed.push(path);
        }
      }
    } catch {
      failed.push(at);
    }
    return { readable, skipped, failed };
  }
}
