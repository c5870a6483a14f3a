import type { Context } from 'hono';
import * as v from 'valibot';
import type { FailureBody } from '../protocol/failureBody.ts';

/** Returns the parsed JSON body, or the 400 answer that lists what is wrong with it. */
export async function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  context: Context,
): Promise<v.InferOutput<Schema> | Response> {
  const body: unknown = await context.req.json().catch(() => undefined);
  return readInput(schema, body, context);
}

/** Returns the parsed input, or the 400 answer that lists what is wrong with it. */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  context: Context,
): v.InferOutput<Schema> | Response {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const body: FailureBody = {
    failure: 'invalid',
    outcome: 'not_sent',
    detail: 'The request does not match the API specification.',
    issues: result.issues.slice(0, 200).map(({ path = [], message }) => ({
      path: path.map(({ key }) => (typeof key === 'number' ? key : String(key))),
      message,
    })),
  };
  return context.json(body, 400);
}
