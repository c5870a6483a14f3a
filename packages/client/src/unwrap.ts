import type { ApiResult } from './call/result.ts';
import { PassmusterError } from './errors/passmusterError.ts';

/**
 * Returns the data of a result, or throws its error.
 *
 * @throws {PassmusterError} with the result's error as `error`
 *
 * @example
 * const wallet = unwrap(await createWallet(client, { currency: 'USDC', network: 'polygon' }));
 * wallet.status // 'active'
 */
export function unwrap<Data>(result: ApiResult<Data>): Data {
  if (result.error) throw new PassmusterError(result.error);
  return result.data;
}
