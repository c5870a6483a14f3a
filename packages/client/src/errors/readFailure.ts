import type { Issue } from './issue.ts';

/** What both error shapes of the API say, in one form. */
export interface WireFailure {
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly reason: string | undefined;
  readonly issues: readonly Issue[];
}

/** What may stand in an object of either shape. */
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
 * and the list of `issues` that a validation error may carry; undefined for anything else that JSON can say.
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
    issues: Array.isArray(issues) ? issues.slice(0, 1000).map(readIssue) : [],
  };
}
