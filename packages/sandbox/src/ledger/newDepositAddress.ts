/**
 * Returns a new deposit address with its checksum. viem derives it from a random private key that is
 * kept nowhere, so nobody can ever spend what is sent to it by mistake. The code is loaded at the first
 * use: a merchant without stablecoins does not wait for it.
 */
export async function newDepositAddress(): Promise<string> {
  const { generatePrivateKey, privateKeyToAddress } = await import('viem/accounts');
  return privateKeyToAddress(generatePrivateKey());
}
