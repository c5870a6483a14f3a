import type { Finding } from '@passmuster/findings';
import type { Answer } from './answer.ts';

/** One field that was refused: where, why and what to send instead; never the value. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly rule: string;
  readonly message: string;
  readonly remedy: string;
}

/** Why a credential was refused. The specification shows `token_expired`; the others are assumed. */
export type TokenReason =
  | 'token_missing'
  | 'token_malformed'
  | 'token_unknown'
  | 'token_expired'
  | 'token_revoked'
  | 'credentials_differ';

/** The flat shape. Source: API spec 1.0.0, Errors: “Error body shape for operation errors”. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return { status, body: JSON.stringify({ status: 'error', message, code }), headers };
}

/** The nested shape of a failed authentication. Source: API spec 1.0.0, Errors: “The 401 body differs”. */
export function unauthenticated(reason: TokenReason): Answer {
  return {
    status: 401,
    body: JSON.stringify({
      status: 'failed',
      message: 'Invalid or expired token',
      error: { code: 'INVALID_TOKEN', details: { reason } },
    }),
    headers: { 'www-authenticate': 'Bearer' },
  };
}

/** SPEC-GAP 63: the flat shape, and all issues at once. */
export function invalid(status: number, findings: readonly Finding[]): Answer {
  const issues = findings.map(
    ({ path, rule, message, remedy }): Issue => ({ path, rule, message, remedy }),
  );
  const told = { status: 'error', message: 'Validation failed', code: 'VALIDATION_ERROR', issues };
  return { status, body: JSON.stringify(told) };
}

/** A refusal found after a transaction began: thrown, because only an exception undoes the writes. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('Refused');
    this.answer = answer;
  }
}
