import type { OperationCall, operationNames } from './operationCalls.ts';

/** The functions of a client: this package doesn't depend on the client. */
type Operations = Readonly<
  Record<(typeof operationNames)[number], (...args: never[]) => Promise<unknown>>
>;

/** Calls the operation with `client`, and returns the result of the function of `api`. */
export const callOperation = <Api extends Operations>(
  api: Api,
  client: object,
  { operation, input }: OperationCall,
): ReturnType<Api[OperationCall['operation']]> =>
  Reflect.apply(api[operation], undefined, [client, input]);
