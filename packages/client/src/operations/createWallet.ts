import {
  type CreateWallet,
  CreateWalletResponseSchema,
  CreateWalletSchema,
  type Wallet,
} from '@passmuster/schemas';
import type { Client } from '../client.ts';
import type { CallOptions } from '../clientOptions.ts';
import { request } from '../request.ts';
import type { ApiResult } from '../result.ts';

/**
 * `POST /wallets`. Leave `customer_id` out for a merchant wallet; send `network` for stablecoins only. Source: API spec 1.0.0, Create wallet.
 *
 * @example
 * const { data, error } = await createWallet(client, { currency: 'USDC', network: 'polygon' });
 * data?.addresses[0]?.network // 'polygon'
 */
export function createWallet(
  client: Client,
  body: CreateWallet,
  options?: CallOptions,
): Promise<ApiResult<Wallet>> {
  return request(
    client,
    {
      operation: 'createWallet',
      method: 'POST',
      route: '/wallets',
      body: { schema: CreateWalletSchema, value: body },
      answer: CreateWalletResponseSchema,
      read: ({ data }) => data,
    },
    options,
  );
}
