import { field } from './field.ts';
import type { Issue } from './issue.ts';

/** What both error shapes of the API say, in one form. */
export interface WireFailure {
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly reason: string | undefined;
  readonly issues: readonly Issue[];
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const isKey = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function readIssue(value: unknown): Issue {
  const path = field(value, 'path');
  const rule = text(field(value, 'rule'));
  const remedy = text(field(value, 'remedy'));
  return {
    path: (Array.isArray(path) ? path : [path]).filter(isKey),
    message: text(field(value, 'message')) ?? '',
    ...(rule !== undefined && { rule }),
    ...(remedy !== undefined && { remedy }),
  };
}

/**
 * Reads `{ status: 'error', message, code }` or `{ status: 'failed', message, error: { code, details } }`,
 * and the list of `issues` that a validation error may carry; undefined for anything else.
 * Source: API spec 1.0.0, Errors. SPEC-GAP 50, 60, 63.
 */
export function readFailure(body: unknown): WireFailure | undefined {
  const status = field(body, 'status');
  if (status !== 'error' && status !== 'failed') return undefined;
  const error = field(body, 'error');
  const issues = field(body, 'issues');
  return {
    code: text(field(body, 'code')) ?? text(field(error, 'code')),
    message: text(field(body, 'message')),
    reason: text(field(field(error, 'details'), 'reason')),
    issues: Array.isArray(issues) ? issues.slice(0, 1000).map(readIssue) : [],
  };
}
