import type { OpenUnion, SuccessMessage } from '@passmuster/schemas';
import { successMessageShape } from '@passmuster/schemas/accept';
import type { OperationId } from '@passmuster/schemas/operations';
import type { Draft, Part } from '../call/part.ts';
import type { ApiResult } from '../call/result.ts';
import { runCall } from '../call/runCall.ts';
import { writeBody } from '../call/writeBody.ts';
import { writePath } from '../call/writePath.ts';
import { writeQuery } from '../call/writeQuery.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';

/** A request to an operation that has no function here. */
export interface RequestInput {
  /** A name for errors and hooks: a letter, then at most 63 letters, digits and `_`. */
  readonly operation: OpenUnion<OperationId>;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base URL. `{name}` is a whole segment, from `params`. */
  readonly path: `/${string}`;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  /** Sent as JSON. A GET has none. */
  readonly body?: unknown;
}

/** A success answer of which only `status` and `message` are checked. */
export type RequestData = SuccessMessage & { readonly [field: string]: unknown };

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const name = /^[a-z]\w{0,63}$/i;
/** Segments of unreserved characters, or places. None is `.` or `..`, which would lead elsewhere. Source: RFC 3986 §2.3, §5.2.4. */
const path = /^(?:\/(?:\{\w+\}|(?!\.\.?(?:\/|$))[\w.~-]+))+$/;

const problems = {
  operation: [
    ({ operation }) => typeof operation === 'string' && name.test(operation),
    'Send a name of letters, digits and _',
  ],
  method: [({ method }) => methods.includes(method), `Send one of ${methods.join(', ')}`],
  path: [
    (input) => typeof input.path === 'string' && path.test(input.path),
    'Send a path such as /customers/{customer_id}',
  ],
  body: [({ method, body }) => method !== 'GET' || body === undefined, 'Send a GET without a body'],
} as const satisfies Partial<
  Record<keyof RequestInput, readonly [(input: RequestInput) => boolean, string]>
>;

function write(draft: Draft, input: RequestInput): void {
  for (const [key, [isValid, message]] of Object.entries(problems))
    if (!isValid(input)) draft.issues.push({ path: [key], message });
  if (draft.issues.length > 0) return;
  writePath(draft, input.params);
  writeQuery(draft, input.query);
  writeBody(draft, input.body);
}

/**
 * Sends a request to an operation that the API's specification names but does not show. It has the outcomes, errors, retries and
 * hooks of the others; of the answer only `status` and `message` are checked.
 *
 * @example
 * const input = { operation: 'listAllAssets', method: 'GET', path: '/asset-codes' } as const;
 * const { data } = await request(client, input);
 * data?.status // 'success'
 */
export function request(
  client: Client,
  input: RequestInput,
  options: CallOptions = {},
): Promise<ApiResult<RequestData>> {
  // A value that is not an object has no fields, and is refused below. Read once: a getter may change.
  const { ...given }: RequestInput = Object(input);
  const part: Part = {
    shape: { accept: () => given, load: successMessageShape.load },
    value: given,
    write: (draft) => write(draft, given),
  };
  const isNamed = problems.operation[0](given);
  return runCall(
    client,
    {
      route: { ...given, id: isNamed ? given.operation : 'request' },
      parts: [part],
      answer: successMessageShape,
      read: (answer) => answer as RequestData,
    },
    options,
  );
}
