import type { Issue } from './issue.ts';
import { limitIssues } from './limitIssues.ts';

/** The content of both error shapes of the API, in one form. */
export interface WireFailure {
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly reason: string | undefined;
  readonly issues: readonly Issue[];
}

/** The fields of both shapes, not yet checked. */
type Fields = Partial<
  Record<
    'status' | 'code' | 'message' | 'error' | 'details' | 'reason' | 'issues' | keyof Issue,
    unknown
  >
>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const isKey = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function readIssue(value: unknown): Issue {
  const { path, message, rule, remedy }: Fields = Object(value);
  return {
    path: [path].flat().filter(isKey),
    message: text(message) ?? '',
    rule: text(rule),
    remedy: text(remedy),
  };
}

/**
 * Reads `{ status: 'error', message, code }` or `{ status: 'failed', message, error: { code, details } }`,
 * and the list of `issues` that a validation error may have. Returns undefined for any other JSON.
 * Source: API spec 1.0.0, Errors. SPEC-GAP 50, 60, 63.
 */
export function readFailure(body: unknown): WireFailure | undefined {
  const { status, code, message, error, issues }: Fields = Object(body);
  if (status !== 'error' && status !== 'failed') return undefined;
  const nested: Fields = Object(error);
  const { reason }: Fields = Object(nested.details);
  return {
    code: text(code) ?? text(nested.code),
    message: text(message),
    reason: text(reason),
    issues: Array.isArray(issues) ? limitIssues(issues, readIssue) : [],
  };
}
