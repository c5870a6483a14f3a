import type { Catalog } from './catalog.ts';
import { compareFindings } from './compareFindings.ts';
import { deepFreeze } from './deepFreeze.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import type { Severity } from './severity.ts';
import { toFinding } from './toFinding.ts';
import { translate } from './translate.ts';

/** How many findings a review or check lists; one more counts the rest. */
export const maxFindings = 200;

/** Counts the findings that are not listed. Its finding has the severity of the worst of them. */
export const moreFindings: Rule<'internal/more-findings', never> = /* @__PURE__ */ deepFreeze({
  id: 'internal/more-findings',
  severity: 'info',
  basis: 'practice',
  source: { title: 'Passmuster', section: 'review' },
  message: '{count} more findings are not listed',
  remedy: 'There are {count} more findings. Fix these first, then check again.',
});

/** Collects findings, worst first. Keeps a bounded number, however many are added. */
export class FindingList {
  /** How many were added. */
  count = 0;
  readonly #counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  readonly #kept: Readonly<Record<Severity, Finding[]>> = { error: [], warning: [], info: [] };

  add(finding: Finding): void {
    if (finding.rule === moreFindings.id) {
      this.skip(finding.severity, Number(finding.parameters?.['count'] ?? 0));
      return;
    }
    this.skip(finding.severity);
    const kept = this.#kept[finding.severity];
    if (kept.length < maxFindings) kept.push(finding);
  }

  /** False once further findings of this severity would only be counted. */
  hasRoomFor(severity: Severity): boolean {
    return this.#kept[severity].length < maxFindings;
  }

  /** Counts findings for which there is no room. */
  skip(severity: Severity, count = 1): void {
    this.count += count;
    this.#counts[severity] += count;
  }

  /** At most {@link maxFindings} by severity, path and rule, and one that counts the rest. */
  toSorted(catalog?: Catalog): readonly Finding[] {
    const { error, warning, info } = this.#kept;
    const listed = [...error, ...warning, ...info].sort(compareFindings).slice(0, maxFindings);
    const rest = this.count - listed.length;
    if (rest > 0) listed.push(toFinding(this.#moreThan(listed), [], { count: rest }));
    return catalog ? listed.map((finding) => translate(finding, catalog)) : listed;
  }

  /** Returns the rule that counts the rest, with the severity of the worst finding that is not listed. */
  #moreThan(listed: readonly Finding[]): Rule {
    const isCut = (severity: Severity): boolean =>
      this.#counts[severity] > listed.filter((one) => one.severity === severity).length;
    return { ...moreFindings, severity: (['error', 'warning'] as const).find(isCut) ?? 'info' };
  }
}

/**
 * Returns at most 200 of the findings, worst first, and one that counts the rest.
 *
 * @example
 * limitFindings(Array(1000).fill(finding)).length // 201
 */
export function limitFindings(findings: Iterable<Finding>): readonly Finding[] {
  const list = new FindingList();
  for (const finding of findings) list.add(finding);
  return list.toSorted();
}
