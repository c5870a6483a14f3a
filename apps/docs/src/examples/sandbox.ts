import { createClient, createWallet } from '@passmuster/client';
import { createSandbox } from '@passmuster/sandbox';

/** In a test: no port, no mock, and every operation does what the specification says. */
export async function createdNetwork(): Promise<string | undefined> {
  const apiKey = 'an-api-key-for-this-test';
  const sandbox = createSandbox({ apiKeys: [apiKey] });
  try {
    const client = createClient({ baseUrl: 'http://sandbox/api', apiKey, fetch: sandbox.fetch });
    const { data, error } = await createWallet(client, { currency: 'USDC', network: 'polygon' });
    if (error) throw new Error(error.message);
    return data.addresses[0]?.network;
  } finally {
    await sandbox.close();
  }
}
