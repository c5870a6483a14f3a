import { type Client, listWallets } from '@passmuster/client';

export async function call(client: Client): Promise<string> {
  const { data, error } = await listWallets(client, { currency: 'USDC', limit: 1 });
  // A failure is a value: nothing is thrown.
  if (error) return error.message;
  const [wallet] = data.wallets;
  return `${wallet?.currency} ${wallet?.balance}`;
}
