import * as api from '@passmuster/client';
import { sampleBankMethod as bank } from '../../src/testing/sampleBankMethod.ts';
import { sampleCustomer } from '../../src/testing/sampleCustomer.ts';

/** The answer to one call. */
export interface Called {
  readonly call: string;
  readonly status: number | undefined;
  readonly expected: number;
}

/** Calls all operations, and each error of theirs that a well-formed request can cause. */
export async function callEveryOperation(
  baseUrl: string,
  apiKey: string,
): Promise<readonly Called[]> {
  const options = { baseUrl, apiKey, fetch: globalThis.fetch, retry: { limit: 0 } };
  const client = api.createClient(options);
  const stranger = api.createClient({ ...options, apiKey: 'another-key-of-this-script' });
  const unknownId = '00000000-0000-4000-8000-000000000000';
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';

  const called: Called[] = [];
  const note = <Data>(call: string, expected: number, result: api.ApiResult<Data>): void => {
    called.push({ call, expected, status: (result.error ?? result.response).status });
  };
  const customer = sampleCustomer();
  note('create a customer', 201, await api.createBusinessCustomer(client, customer));
  note('create it again', 409, await api.createBusinessCustomer(client, customer));
  const added = await api.createBankPayoutMethod(client, bank);
  note('add a bank method', 201, added);
  const foreign = { ...bank, customer_id: unknownId };
  note('add one of nobody', 404, await api.createBankPayoutMethod(client, foreign));
  note('add one without fields', 400, await api.createBankPayoutMethod(client, { type: 'BANK' }));
  const stablecoin = { currency: 'USDC', network: 'polygon' } as const;
  note('create a stablecoin wallet', 201, await api.createWallet(client, stablecoin));
  note('create a fiat wallet', 201, await api.createWallet(client, { currency: 'ZAR' }));
  note('create one of no currency', 400, await api.createWallet(client, { currency: 'XXX' }));
  note('list wallets', 200, await api.listWallets(client, { page: 1, limit: 10 }));
  note('list them with a wrong key', 401, await api.listWallets(stranger));
  const methodId = added.data?.id ?? unknownId;
  const deletion = { payout_method_id: methodId };
  note('delete the bank method', 200, await api.deletePayoutMethod(client, deletion));
  note('delete it again', 404, await api.deletePayoutMethod(client, deletion));
  const find = (id: string) => api.findTransactions(client, { reference_id: id });
  note('find no transactions', 404, await find(unknownId));
  note('find by a malformed id', 400, await find('not-a-uuid'));
  note('list asset codes', 200, await api.listAssetCodes(client));
  const query = { address, network: 'polygon' } as const;
  note('validate an address', 200, await api.validateAddress(client, query));
  return called;
}
