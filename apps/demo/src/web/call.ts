import * as v from 'valibot';

const IssueSchema = v.object({
  path: v.array(v.union([v.string(), v.number()])),
  message: v.string(),
});
const FailureSchema = v.object({ message: v.string(), issues: v.array(IssueSchema) });

/** Why the demo's server, or the API behind it, said no. Both texts are for the reader of the page. */
export type Failure = v.InferOutput<typeof FailureSchema>;

export type Answer<Data> =
  | { readonly data: Data; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: Failure };

export interface CallInit {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

const failed = (message: string): { readonly failure: Failure } => ({
  failure: { message, issues: [] },
});
const unreachable = failed(
  'The demo does not answer. See whether it still runs in its terminal, start it with “pnpm demo”, then try again.',
);

/** Calls the demo's own server, which alone holds the API key. Nothing is thrown. */
export async function call<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  { method = 'GET', body, signal }: CallInit = {},
): Promise<Answer<v.InferOutput<Schema>>> {
  try {
    const response = await fetch(path, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const answer: unknown = await response.json();
    const refusal = v.safeParse(FailureSchema, answer);
    if (!response.ok) return refusal.success ? { failure: refusal.output } : unreachable;
    const parsed = v.safeParse(schema, answer);
    return parsed.success
      ? { data: parsed.output }
      : failed('The demo gave an answer this page does not understand. Reload the page.');
  } catch {
    return unreachable;
  }
}
