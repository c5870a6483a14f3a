import { bindClient, createClient } from '@passmuster/client';
import type { ListWalletsQuery } from '@passmuster/schemas';
import { recordingFetch } from './exchanges.ts';

/** The operations of the API. The page has no key: its own server adds it. */
export const api = bindClient(
  createClient({
    baseUrl: '/api',
    fetch: recordingFetch,
    // The server retries where that is safe.
    retry: { limit: 0 },
  }),
);

export const listAssetCodes = (signal: AbortSignal): ReturnType<typeof api.assetCodes.list> =>
  api.assetCodes.list({}, { signal });

/** Reads the filters in the address of a page. Unchecked: the client refuses what the operation doesn’t take. */
export function walletQueryOf(search: string): ListWalletsQuery {
  const { page, limit, ...filters } = Object.fromEntries(new URLSearchParams(search));
  return {
    ...filters,
    ...(page !== undefined && { page: Number(page) }),
    ...(limit !== undefined && { limit: Number(limit) }),
  };
}
