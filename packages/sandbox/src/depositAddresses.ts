import { createHmac, randomBytes } from 'node:crypto';
import { type Network, networks } from '@passmuster/schemas';
import type { Store } from './db/store.ts';

/** The address at `index` of a network: the same one every time. */
export type DeriveAddress = (network: Network, index: number) => string;

const factName = 'extended_public_key';

/**
 * Addresses derived from the sandbox's own extended public key (BIP-32 `m/44'/60'/0'`), one branch
 * a network, one index a wallet. The private key is thrown away as soon as the public one is made,
 * so nobody can ever spend what is sent to such an address by mistake. The arithmetic is loaded
 * at the first use: a merchant without stablecoins does not wait for it.
 */
export function createDepositAddresses(store: Store): () => Promise<DeriveAddress> {
  let derive: Promise<DeriveAddress> | undefined;
  return () => {
    derive ??= loadDerivation(store);
    return derive;
  };
}

async function loadDerivation(store: Store): Promise<DeriveAddress> {
  const { HDKey } = await import('@scure/bip32');
  const extended = await extendedPublicKey(
    store,
    () => HDKey.fromMasterSeed(randomBytes(32)).derive("m/44'/60'/0'").publicExtendedKey,
  );
  return deriveFrom(extended);
}

/** The addresses of an extended public key: child 0, 1, … of it for each network, and their children. */
export async function deriveFrom(extendedKey: string): Promise<DeriveAddress> {
  const [{ HDKey }, { instantiateSecp256k1 }, { keccak_256 }, { parseAddress }] = await Promise.all(
    [
      import('@scure/bip32'),
      // This file and not the whole library, of which nothing else is used.
      import('@bitauth/libauth/build/lib/crypto/secp256k1.js'),
      import('@noble/hashes/sha3.js'),
      import('@passmuster/address'),
    ],
  );
  const curve = await instantiateSecp256k1();
  const account = HDKey.fromExtendedKey(extendedKey);
  const branches = new Map(
    networks.map((name, at) => {
      const { publicKey, chainCode } = account.deriveChild(at);
      if (!publicKey || !chainCode) throw new Error('Not an extended key');
      const point = known(curve.uncompressPublicKey(publicKey));
      return [name, { publicKey, chainCode, point }];
    }),
  );
  // The public child key of BIP-32, as HDKey derives it, but by libsecp256k1 in WebAssembly.
  return (network, index) => {
    const branch = branches.get(network);
    if (!branch || !Number.isInteger(index) || index < 0 || index >= 2 ** 31)
      throw new Error('No such address');
    const data = Buffer.alloc(37);
    data.set(branch.publicKey);
    data.writeUInt32BE(index, 33);
    const factor = createHmac('sha512', branch.chainCode).update(data).digest().subarray(0, 32);
    const child = known(curve.addTweakPublicKeyUncompressed(branch.point, factor));
    // Without the byte that says how the point is written.
    const hash = Buffer.from(keccak_256(child.subarray(1)));
    const { value } = parseAddress(`0x${hash.toString('hex', 12)}`);
    if (value === undefined) throw new Error('Not an address');
    return value;
  };
}

/** libauth answers with a text where there is no such point: once in 2^127 indexes. Source: BIP-32, CKDpub. */
function known(point: Uint8Array | string): Uint8Array {
  if (typeof point === 'string') throw new Error('Not a point');
  return point;
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
