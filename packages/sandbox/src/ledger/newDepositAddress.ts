import { randomBytes } from 'node:crypto';

/** Nobody has the key of the zero address, and it deploys no contract. */
const deployer = '0x0000000000000000000000000000000000000000';
/** Hash of the code that the contract would have: none that is known. */
const bytecodeHash = `0x${'0'.repeat(64)}` as const;

/**
 * Returns a new deposit address with its checksum. viem derives it as the address of a contract with a random salt
 * (EIP-1014), so nobody can ever spend what is sent to it by mistake. The code is loaded at the first use: a merchant
 * without stablecoins does not wait for it.
 */
export async function newDepositAddress(): Promise<string> {
  const { getCreate2Address } = await import('viem/utils');
  const salt = `0x${randomBytes(32).toString('hex')}` as const;
  return getCreate2Address({ from: deployer, salt, bytecodeHash });
}
