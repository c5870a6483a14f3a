import { type Client, findTransactions } from '@passmuster/client';

const reference = 'e77375f1-da28-46db-9b84-267eb19521d0';

export async function call(client: Client): Promise<string> {
  const { data, error } = await findTransactions(client, { reference_id: reference });
  if (error) return error.message;
  // A transfer has two sides: what was debited, and what was credited.
  return data.map((leg) => `${leg.transaction_mode} ${leg.amount} ${leg.asset_code}`).join(', ');
}
