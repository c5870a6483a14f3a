import { PassmusterError } from './errors/passmusterError.ts';
import type { ApiResult } from './result.ts';

/**
 * The data of a result, for those who prefer exceptions.
 *
 * @throws {PassmusterError} with the error as its `error`
 *
 * @example
 * const wallet = unwrap(await createWallet(client, { currency: 'USDC', network: 'polygon' }));
 */
export function unwrap<Data>(result: ApiResult<Data>): Data {
  if (result.error) throw new PassmusterError(result.error);
  return result.data;
}
