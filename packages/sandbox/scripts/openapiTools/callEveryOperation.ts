import * as api from '@passmuster/client';
import { callOperation } from '@passmuster/testing/callOperation';
import { everyCall } from '@passmuster/testing/everyCall';
import { bankMethodSample } from '@passmuster/testing/samples';
import { exampleIds } from '../../src/simulate/exampleIds.ts';
import { sampleCustomer } from '../../src/testing/sampleCustomer.ts';

/** The answer to one call. */
export interface Called {
  readonly call: string;
  readonly status: number | undefined;
  readonly expected: number;
}

/** Calls all operations below `baseUrl`, and each error of theirs that a well-formed request can cause. Needs `seedExamples`. */
export async function callEveryOperation(
  baseUrl: string,
  apiKey: string,
): Promise<readonly Called[]> {
  const ids = await exampleIds();
  const options = { baseUrl, apiKey, fetch: globalThis.fetch, retry: { limit: 0 } };
  const client = api.createClient(options);
  const method = await api.createBankPayoutMethod(client, bankMethodSample);
  const calls = everyCall({
    customer: sampleCustomer(),
    payoutMethodId: api.unwrap(method).id,
    referenceId: ids.reference_id,
  });
  const called: Called[] = [];
  for (const call of calls) {
    const { error, response } = await callOperation(api, client, call);
    const { status } = error ?? response;
    called.push({ call: `${call.operation}: ${call.why}`, expected: call.status, status });
  }
  const stranger = api.createClient({ ...options, apiKey: 'another-key-of-this-script' });
  const { error } = await api.listWallets(stranger);
  called.push({ call: 'listWallets: a wrong key', expected: 401, status: error?.status });
  return called;
}
