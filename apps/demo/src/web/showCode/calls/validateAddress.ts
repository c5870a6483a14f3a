import { checkAddress } from '@passmuster/address';
import { type Client, validateAddress } from '@passmuster/client';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

export async function call(client: Client): Promise<string> {
  // On this device, before anything is sent.
  const [finding] = checkAddress(address, { network: 'polygon' });
  if (finding) return finding.remedy;
  const { data, error } = await validateAddress(client, { address, network: 'polygon' });
  if (error) return error.message;
  return data.valid ? 'Valid' : 'Not valid';
}
