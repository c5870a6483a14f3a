import { applyFix, type Finding, type Fix, isWithin, proposeFixes } from '@passmuster/findings';
import type { CustomerSubject } from '../rule/documentDates.ts';
import { checkField } from './checkField.ts';
import { type CustomerReviewOptions, engineOptions, presetOf } from './customerReviewOptions.ts';
import { type CustomerReview, optionsOf } from './reviewBusinessCustomer.ts';
import { schemaFix } from './schemaFixes.ts';

/**
 * Returns fixes of the findings of a review where the right value is certain from the wrong one, such as other separators
 * in a number: at most one for each finding. Each is tried: it removes its finding, and adds no error. A person applies
 * one with `applyFix` of `@passmuster/findings`, which refuses it if the draft has changed since.
 *
 * A fix contains values of the draft, unlike a finding. Fixes change the draft, and no date of `documentDates`. Never
 * throws for any draft.
 *
 * @throws TypeError for a review that was not made by this package, or is a copy of it.
 * @example
 * const draft = { registered_address: { country: 'NG', postal_code: '100 001' } };
 * const review = reviewer.review(draft, { asOf: '2026-11-21' });
 * fixesOf({ draft }, review)[0]?.changes
 * // [{ path: ['registered_address', 'postal_code'], value: '100001', replaces: '100 001' }]
 */
export function fixesOf(
  { draft, documentDates }: CustomerSubject,
  review: CustomerReview,
): readonly Fix[] {
  const options = { ...optionsOf(review), documentDates };
  const { tables = new Map() } = options;
  const fixes = [
    ...review.findings.flatMap((finding) => schemaFix(draft, finding, tables) ?? []),
    ...proposeFixes(draft, presetOf(options), review.findings, engineOptions(draft, options)),
  ];
  return fixes.filter((fix) => isProven(fix, draft, options));
}

/** Returns true if a fix removes its finding, and none of the fields that it changes has a new error. */
function isProven(fix: Fix, draft: unknown, options: CustomerReviewOptions): boolean {
  const { limits } = options;
  const { value, findings } = applyFix(draft, fix, limits && { limits });
  if (findings) return false;
  return fix.changes.every(({ path }) => {
    const before = checkField(path, draft, options);
    const after = checkField(path, value, options);
    const isNewError = (finding: Finding): boolean =>
      finding.severity === 'error' && !before.some((one) => isSame(one, finding));
    return !after.some((finding) => isSame(finding, fix) || isNewError(finding));
  });
}

const isSame = (one: Pick<Finding, 'rule' | 'path'>, other: Pick<Finding, 'rule' | 'path'>) =>
  one.rule === other.rule &&
  one.path.length === other.path.length &&
  isWithin(one.path, other.path);
