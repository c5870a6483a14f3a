import { type Rule, toFinding } from '@passmuster/findings';
import type { FormFinding } from '../reviewer/reviewer.ts';
import type { Path } from '../values/path.ts';

/**
 * Returns a finding of the form itself.
 *
 * @param remedies by rule id, in the language of the page: those of the last review.
 */
export const ownFinding = (
  rule: Rule<string, never>,
  path: Path,
  remedies: Readonly<Record<string, string>>,
): FormFinding => ({
  ...toFinding({ ...rule, remedy: remedies[rule.id] ?? rule.remedy }, path),
  path,
});
