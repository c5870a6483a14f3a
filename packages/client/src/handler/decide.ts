import { notifyHook } from '../config/hooks.ts';
import { endWith, openScope, turn } from '../transport/scope.ts';
import { refusal } from './answer.ts';

/** How long a callback may take, and who gets what went wrong in it. */
export interface DecideOptions {
  readonly decisionMs: number;
  readonly onError: ((error: unknown) => void) | undefined;
}

/** What a callback permits, or the response that refuses. */
export type Decided<Value> =
  | { readonly value: Value; readonly refused?: undefined }
  | { readonly refused: Response };

/**
 * Returns the value that `ask` resolves to, if it is there in time.
 *
 * @throws what `ask` throws, or an error that names the callback
 */
export async function inTime<Value>(
  name: string,
  { decisionMs }: DecideOptions,
  ask: () => Value | Promise<Value>,
): Promise<Value> {
  await turn();
  const { signal, close } = openScope(undefined, decisionMs);
  try {
    return await endWith(signal, new Promise<Value>((resolve) => resolve(ask())));
  } catch (error) {
    throw signal.aborted ? new Error(`${name} took more than ${decisionMs} ms`) : error;
  } finally {
    close();
  }
}

/**
 * Asks a callback that permits by `{ [field]: value }` alone. Whatever else it returns or throws, and no answer in
 * time, is a 403, and passed to `onError` unless it is the refusal that was asked for.
 */
export async function decide<Value>(
  name: string,
  field: string,
  isPermitting: (value: unknown) => value is Value,
  options: DecideOptions,
  ask: () => unknown,
): Promise<Decided<Value>> {
  try {
    const decision = await inTime(name, options, ask);
    const value = ownValue(decision, field);
    const status = ownValue(decision, 'status');
    if (status === undefined && isPermitting(value)) return { value };
    if (value === undefined && (status === 401 || status === 403)) return { refused: no(status) };
    throw new TypeError(`${name} must return { ${field} } or { status: 401 | 403 }`);
  } catch (error) {
    notifyHook(options.onError, error);
    return { refused: no(403) };
  }
}

const no = (status: 401 | 403): Response =>
  refusal(status, 'NOT_PERMITTED', 'This is not permitted');

/** Returns a field of the object itself: one that it inherits was not decided. */
const ownValue = (object: unknown, field: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, field)
    ? Reflect.get(object, field)
    : undefined;
