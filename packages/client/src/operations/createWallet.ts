import type { CreateWallet, Wallet } from '@passmuster/schemas';
import {
  acceptCreateWallet,
  loadCreateWalletSchema,
} from '@passmuster/schemas/accept/createWallet';
import {
  acceptCreateWalletResponse,
  loadCreateWalletResponseSchema,
} from '@passmuster/schemas/accept/createWalletResponse';
import type { Client } from '../client.ts';
import type { CallOptions } from '../clientOptions.ts';
import { writeBody } from '../parts/writeBody.ts';
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
      parts: [
        { accept: acceptCreateWallet, load: loadCreateWalletSchema, value: body, write: writeBody },
      ],
      answer: { accept: acceptCreateWalletResponse, load: loadCreateWalletResponseSchema },
      read: ({ data }) => data,
    },
    options,
  );
}
