import { randomBytes } from 'node:crypto';

/**
 * Returns a new deposit address: 20 random bytes, written with their checksum (EIP-55) by viem. It has no known private
 * key, so nobody can spend what is sent to it by mistake. viem is loaded on first use, so only merchants with
 * stablecoins wait for it.
 */
export async function newDepositAddress(): Promise<string> {
  const { getAddress } = await import('viem/utils');
  return getAddress(`0x${randomBytes(20).toString('hex')}`);
}
