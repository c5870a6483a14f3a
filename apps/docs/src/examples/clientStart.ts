import { createClient, createWallet } from '@passmuster/client';

const client = createClient({
  baseUrl: 'http://127.0.0.1:8787/api',
  apiKey: process.env['API_KEY'] ?? '',
  fetch,
});
const { data, error } = await createWallet(client, { currency: 'USDC', network: 'polygon' });
if (error) console.error(`${error.outcome}: ${error.message}`);
else console.log(`Created a wallet on ${data.addresses[0]?.network}`);
