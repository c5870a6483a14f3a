import type { Rule } from '@passmuster/findings';
import type { FormFinding } from '../reviewer/reviewer.ts';
import type { Path } from '../values/path.ts';

/**
 * Returns a finding of the form itself.
 *
 * @param remedies by rule id, in the language of the page: those of the last review.
 */
export const ownFinding = (
  { id, severity, basis, source, message, remedy }: Rule<string, never>,
  path: Path,
  remedies: Readonly<Record<string, string>>,
): FormFinding => ({
  rule: id,
  severity,
  path,
  message,
  remedy: remedies[id] ?? remedy,
  basis,
  source,
});
