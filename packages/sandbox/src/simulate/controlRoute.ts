import type * as v from 'valibot';
import type { Route } from '../http/route.ts';
import type { Context } from '../ledger/context.ts';
import { parseId } from '../ledger/parseId.ts';

/** The input of a control route: its path parameters, and the output of its schema. */
export interface ControlInput<Body> {
  /** The id in the path, in lowercase. Empty text, which matches no id, if it is not a UUID. */
  readonly id: string;
  readonly body: Body;
}

/** Returns a route under `/_sandbox/` with the same key as the API; its path has at most one parameter, an id. */
export function controlRoute<const Schema extends v.GenericSchema>(
  name: string,
  method: Route['method'],
  path: string,
  run: (context: Context, input: ControlInput<v.InferOutput<Schema>>) => Promise<object>,
  schema?: Schema,
): Route {
  return {
    name,
    method,
    path: `/_sandbox/${path}`,
    ...(schema === undefined ? {} : { body: () => schema, isBodyOptional: true }),
    status: () => 200,
    run: (context, { params, body }) =>
      run(context, {
        id: parseId(Object.values(params)[0] ?? '') ?? '',
        body: body as v.InferOutput<Schema>,
      }),
  };
}
