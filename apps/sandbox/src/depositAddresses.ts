import { ECDH, randomBytes } from 'node:crypto';
import { type Network, networks } from '@passmuster/schemas';
import type { Store } from './db/store.ts';

/** The address at `index` of a network: the same one every time. */
export type DeriveAddress = (network: Network, index: number) => string;

const factName = 'extended_public_key';

/**
 * Addresses derived from the sandbox's own extended public key (BIP-32 `m/44'/60'/0'`), one branch
 * a network, one index a wallet. The private key is thrown away as soon as the public one is made,
 * so nobody can ever spend what is sent to such an address by mistake. viem is loaded at the first
 * use: a merchant without stablecoins does not wait for it.
 */
export function createDepositAddresses(store: Store): () => Promise<DeriveAddress> {
  let derive: Promise<DeriveAddress> | undefined;
  return () => {
    derive ??= loadDerivation(store);
    return derive;
  };
}

async function loadDerivation(store: Store): Promise<DeriveAddress> {
  const { HDKey, publicKeyToAddress } = await import('viem/accounts');
  const extended = await extendedPublicKey(
    store,
    () => HDKey.fromMasterSeed(randomBytes(32)).derive("m/44'/60'/0'").publicExtendedKey,
  );
  const account = HDKey.fromExtendedKey(extended);
  const branches = new Map(networks.map((name, at) => [name, account.deriveChild(at)]));
  return (network, index) => {
    const { publicKey } = branches.get(network)?.deriveChild(index) ?? {};
    if (!publicKey) throw new Error('No such branch');
    const uncompressed = ECDH.convertKey(publicKey, 'secp256k1', undefined, 'hex', 'uncompressed');
    return publicKeyToAddress(`0x${String(uncompressed)}`);
  };
}

/** Made by whichever instance comes first, read by all. */
async function extendedPublicKey(store: Store, make: () => string): Promise<string> {
  const row = { name: factName, value: make() };
  await store.write((db) =>
    db
      .insertInto('sandbox_facts')
      .values(row)
      .onConflict((on) => on.column('name').doNothing())
      .execute(),
  );
  const { value } = await store.read
    .selectFrom('sandbox_facts')
    .select('value')
    .where('name', '=', factName)
    .executeTakeFirstOrThrow();
  return value;
}
