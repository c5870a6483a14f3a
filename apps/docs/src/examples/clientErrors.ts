import { type Client, createWallet } from '@passmuster/client';

/** Returns the message for the person who asked for a wallet. */
export async function requestWallet(client: Client, currency: 'EUR' | 'ZAR'): Promise<string> {
  const { data, error } = await createWallet(client, { currency });
  if (!error) return `Created ${data.id}`;
  switch (error.outcome) {
    case 'refused':
      return `Refused: ${error.message}`;
    case 'not_sent':
      return 'Nothing was sent. Try again';
    case 'unknown':
      return 'It may exist. Look at the list of wallets before you try again';
  }
}
