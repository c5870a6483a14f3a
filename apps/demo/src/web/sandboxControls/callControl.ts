import * as v from 'valibot';
import { type Answer, notReached } from '../api/failure.ts';

const text = v.optional(v.string());
const IssueSchema = v.object({
  path: v.array(v.union([v.string(), v.number()])),
  message: v.string(),
  rule: text,
  remedy: text,
});
const ErrorSchema = v.object({
  message: v.string(),
  code: text,
  issues: v.optional(v.array(IssueSchema), []),
});

/** Calls a control of the sandbox through the demo's server. Never throws: a failure is a value. */
export async function callControl<Schema extends v.GenericSchema>(
  schema: Schema,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, signal }: { readonly body?: unknown; readonly signal?: AbortSignal | undefined } = {},
): Promise<Answer<v.InferOutput<Schema>>> {
  const operation = `${method} /sandbox${path}`;
  try {
    const response = await fetch(`/sandbox${path}`, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const answer: unknown = await response.json();
    if (response.ok) {
      return { data: v.parse(v.object({ data: schema }), answer).data as v.InferOutput<Schema> };
    }
    const { status } = response;
    const outcome = status >= 500 ? 'unknown' : status === notReached ? 'not_sent' : 'refused';
    return { error: { kind: 'api', outcome, operation, status, ...v.parse(ErrorSchema, answer) } };
  } catch {
    const outcome = method === 'GET' ? 'not_sent' : 'unknown';
    return { error: { kind: 'connection', outcome, operation, message: 'No answer' } };
  }
}
