import * as v from 'valibot';
import {
  type FailureBody,
  FailureBodySchema,
  type FailureKind,
} from '../../protocol/failureBody.ts';

/** Why a call failed. `outcome` says whether the API may have acted on it. */
export interface Failure extends FailureBody {
  /** For Details, such as `GET /api/wallets`. */
  readonly request: string;
  /** When it failed, milliseconds since 1970. */
  readonly at: number;
}

export type Answer<Data> =
  | { readonly data: Data; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: Failure };

export interface CallInit {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a Blob is sent as it is. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Calls the demo's own server, which holds the API key. Never throws: a failure is a value. */
export async function call<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  init: CallInit = {},
): Promise<Answer<v.InferOutput<Schema>>> {
  const method = init.method ?? 'GET';
  const failed = (body: FailureBody) => ({
    failure: { ...body, request: `${method} ${path.split('?')[0]}`, at: Date.now() },
  });
  if (!navigator.onLine && method !== 'GET') return failed(notSent('offline'));
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, toRequest(method, init));
    answer = await response.json();
  } catch {
    return failed(noAnswer(method));
  }
  if (!response.ok) {
    const body = v.safeParse(FailureBodySchema, answer);
    return failed(body.success ? body.output : noAnswer(method));
  }
  const parsed = v.safeParse(v.object({ data: schema }), answer);
  if (parsed.success) return { data: parsed.output.data as v.InferOutput<Schema> };
  return failed({ ...noAnswer(method), failure: 'server-error', detail: 'Unexpected answer' });
}

function toRequest(method: string, { body, signal }: CallInit): RequestInit {
  const content = body instanceof Blob ? body : JSON.stringify(body);
  return {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && {
      body: content,
      headers: { 'content-type': 'application/json' },
    }),
  };
}

const notSent = (failure: FailureKind): FailureBody => ({
  failure,
  outcome: 'not_sent',
  detail: 'connection',
  issues: [],
});

/** No answer came. A read changed nothing; anything else may have arrived, even if the network is gone since. */
function noAnswer(method: string): FailureBody {
  if (method !== 'GET') return { ...notSent('no-answer'), outcome: 'unknown' };
  return notSent(navigator.onLine ? 'not-running' : 'offline');
}
