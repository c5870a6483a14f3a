import type { CreateWalletIn, Wallet } from '@passmuster/schemas';
import { createWalletResponseShape, createWalletShape } from '@passmuster/schemas/accept';
import { createWalletRoute } from '@passmuster/schemas/operations';
import type { ApiResult } from '../call/result.ts';
import { runCall } from '../call/runCall.ts';
import { writeOwnedBody } from '../call/writeOwnedBody.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';

/**
 * Creates a wallet (`POST /wallets`). Omit `customer_id` for a merchant wallet. USDC and USDT need a `network`; ZAR, CAD and
 * NGN have none, and either mistake is a compile error.
 * Source: API spec 1.0.0, Create wallet.
 *
 * @example
 * const { data, error } = await createWallet(client, { currency: 'USDC', network: 'polygon' });
 * data?.addresses[0]?.network // 'polygon'
 */
export function createWallet<Currency extends string>(
  client: Client,
  body: CreateWalletIn<Currency>,
  options?: CallOptions,
): Promise<ApiResult<Wallet>> {
  return runCall(
    client,
    {
      route: createWalletRoute,
      parts: [{ shape: createWalletShape, value: body, write: writeOwnedBody }],
      answer: createWalletResponseShape,
      read: ({ data }) => data,
    },
    options,
  );
}
