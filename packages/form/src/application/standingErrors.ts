import type { FormFinding } from '../reviewer/reviewer.ts';
import { isAboutApplication, type ServerError } from './refusalsOf.ts';

/**
 * Returns a refusal with what still stands of it, where it is now; undefined if nothing does, or if it wasn't about what is in
 * the application.
 */
export function standingErrors(
  { outcome, status, code, issues = [] }: ServerError,
  refused: readonly FormFinding[],
): ServerError | undefined {
  if (!refused.some(isAboutApplication)) return undefined;
  const standing = refused.map(({ path, message, remedy, rule }) => {
    return { path, message, remedy, rule };
  });
  return { outcome, status, code, issues: issues.length > 0 ? standing : [] };
}
