import type { Finding } from './finding.ts';
import { type Fix, toFix } from './fix.ts';
import { planOf, type RuleList } from './preset.ts';
import { readValues } from './readValues.ts';
import type { ReviewOptions } from './review.ts';
import { meets, type PlannedReading, type PlannedRule } from './rulePlan.ts';
import { valueAt } from './valueAt.ts';

/** What the rules of the review had. */
export type FixOptions = Pick<ReviewOptions, 'asOf' | 'related' | 'tables'>;

/**
 * Returns the fixes that rules propose for findings about a subject: at most one for each finding, in their order.
 * A rule without `fix`, or whose fix throws, proposes none. Whether a fix removes its finding and adds no other is
 * for the caller to check. Never throws.
 *
 * @example
 * const draft = { postal_code: 'L-1931' };
 * const { findings } = review(draft, [postalCode], { asOf: '2026-11-21' });
 * proposeFixes(draft, [postalCode], findings, { asOf: '2026-11-21' })
 *   .map(({ rule, changes }) => [rule, changes[0].value]) // [['postal/postal-code', '1931']]
 */
export function proposeFixes(
  subject: unknown,
  rules: RuleList,
  findings: readonly Finding[],
  options: FixOptions,
): readonly Fix[] {
  const planned = new Map(
    planOf(rules)
      .rules.filter(({ rule }) => rule.fix)
      .map((one) => [one.rule.id, one]),
  );
  return findings.flatMap((finding) => {
    const rule = planned.get(finding.rule);
    return (rule && fixOf(subject, rule, finding, options)) ?? [];
  });
}

/** Returns the first fix that a rule proposes, by the kinds of elements that it checks. */
function fixOf(
  subject: unknown,
  planned: PlannedRule,
  finding: Finding,
  options: FixOptions,
): Fix | undefined {
  for (const reading of planned.readings) {
    try {
      const fix = fixBy(reading, subject, planned, finding, options);
      if (fix) return fix;
    } catch {
      // The rule's fix or a getter of the subject threw.
    }
  }
  return undefined;
}

function fixBy(
  { scope: { segments }, reads }: PlannedReading,
  subject: unknown,
  { rule }: PlannedRule,
  finding: Finding,
  { asOf, related, tables }: FixOptions,
): Fix | undefined {
  const { path, text, parameters } = finding;
  if (path.length < segments.length || !meets(segments, path)) return undefined;
  const at = segments.map((segment, depth) => (segment === '*' ? Number(path[depth]) : segment));
  const values = readValues(reads, valueAt(subject, at), { root: subject, related });
  const changes =
    values &&
    rule.fix?.(values, {
      asOf,
      table: rule.load && tables?.get(rule.load),
      finding: {
        path: path.slice(segments.length),
        ...(text !== undefined && { text }),
        ...(parameters && { parameters }),
      },
    });
  return (
    changes &&
    toFix(
      finding,
      subject,
      changes.map(({ path: inner, ...change }) => ({ ...change, path: [...at, ...inner] })),
    )
  );
}
