import type { ClientError } from '@passmuster/client';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FailureBody } from '../protocol/failureBody.ts';

/** The answer to the page when a call to the API failed. */
export interface FailureAnswer {
  readonly status: ContentfulStatusCode;
  readonly body: FailureBody;
}

/** Returns the status and body that tell the page what happened and whether the API may have acted. */
export function toFailure(error: ClientError): FailureAnswer {
  const { issues, outcome, retryAfter, code, message, status } = error;
  return {
    status: statusOf(error),
    body: {
      failure: kindOf(error),
      outcome,
      issues: issues.map(({ path, message: text, remedy }) => ({
        path: [...path],
        message: remedy ?? text,
      })),
      detail: error.kind === 'api' ? message : error.kind,
      ...(status !== undefined && { status }),
      ...(code !== undefined && { code }),
      ...(retryAfter !== undefined && { retryAfter }),
    },
  };
}

const kinds: Readonly<Record<number, FailureBody['failure']>> = {
  401: 'unauthorized',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  429: 'too-many',
};

function kindOf({ kind, status, outcome }: ClientError): FailureBody['failure'] {
  if (kind === 'invalid_request') return 'invalid';
  if (kind !== 'api') return outcome === 'not_sent' ? 'not-running' : 'no-answer';
  return kinds[status] ?? (status >= 500 ? 'server-error' : 'invalid');
}

/** Returns the answer to an error: a refusal keeps its status; a failure behind this server is a bad gateway. */
function statusOf({ kind, status }: ClientError): ContentfulStatusCode {
  if (kind === 'invalid_request') return 400;
  const known = [400, 401, 404, 409, 413, 422, 429] as const;
  return known.find((code) => code === status) ?? 502;
}
