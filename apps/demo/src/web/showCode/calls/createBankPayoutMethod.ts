import { type Client, createBankPayoutMethod } from '@passmuster/client';

export async function call(client: Client): Promise<string> {
  const { data, error } = await createBankPayoutMethod(client, {
    type: 'BANK',
    account_name: 'Adunni Foods Limited',
    account_number: '5050114930',
    bank_name: 'Zenith Bank',
    currency: 'NGN',
    bank_code: '057',
  });
  if (!error) return data.id;
  // “unknown” means that it may have been added: a person decides whether to send it again.
  return error.outcome === 'unknown' ? 'Ask before sending again' : error.message;
}
