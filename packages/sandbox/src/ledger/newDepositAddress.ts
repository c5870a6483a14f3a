import { randomBytes } from 'node:crypto';

/**
 * Returns a new deposit address: 20 random bytes, written with their checksum (EIP-55) by viem. No key was made for it, so
 * nobody can ever spend what is sent to it by mistake. The code is loaded at the first use: a merchant without
 * stablecoins does not wait for it.
 */
export async function newDepositAddress(): Promise<string> {
  const { getAddress } = await import('viem/utils');
  return getAddress(`0x${randomBytes(20).toString('hex')}`);
}
