import { type ClientOptions, createClient } from '@passmuster/client';

/** The waits of a client, in milliseconds, as they are without these options. */
export const waits: Pick<ClientOptions, 'timeout' | 'retry'> = {
  timeout: { attempt: 30_000, total: 60_000 },
  retry: { limit: 2, baseDelay: 500, maxDelay: 8_000, maxRetryAfter: 60_000 },
};

export const clientOf = (apiKey: string) =>
  createClient({ baseUrl: 'https://api.example.com/api', apiKey, fetch, ...waits });
