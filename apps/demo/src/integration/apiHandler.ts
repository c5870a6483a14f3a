import { createClient } from '@passmuster/client';
import { createApiHandler } from '@passmuster/client/handler';

export interface ApiAccess {
  /** Address of the API, such as `http://127.0.0.1:8787/api`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
}

/** Returns the handler that forwards the operations of the page, with the key of this server. */
export const apiHandler = ({
  baseUrl,
  apiKey,
  fetch,
}: ApiAccess): ((request: Request) => Promise<Response>) =>
  createApiHandler({
    client: createClient({
      baseUrl,
      apiKey,
      fetch,
      // A person is waiting: show a failure early.
      retry: { limit: 1, baseDelay: 100 },
    }),
    operations: [
      'createBusinessCustomer',
      'createBankPayoutMethod',
      'createWallet',
      'listWallets',
      'deletePayoutMethod',
      'findTransactions',
      'listAssetCodes',
      'validateAddress',
    ],
    // The demo has one person, at this machine, who may do everything; your session decides here.
    authorize: () => ({ as: 'the person at this machine' }),
    permit: (input) => ({ input }),
  });
