import { createHmac, randomBytes } from 'node:crypto';
import { type Network, networks } from '@passmuster/schemas';
import type { Store } from './db/store.ts';

/** The address at `index` of a network: the same one every time. */
export type DeriveAddress = (network: Network, index: number) => string;

const factName = 'extended_public_key';

/** Splits a factor of the curve in two. */
const half = 2n ** 128n;

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
  const [{ HDKey }, { secp256k1 }, { keccak_256 }, { parseAddress }] = await Promise.all([
    import('@scure/bip32'),
    import('@noble/curves/secp256k1'),
    import('@noble/hashes/sha3.js'),
    import('@passmuster/address'),
  ]);
  const { BASE: low, fromHex } = secp256k1.ProjectivePoint;
  const high = secp256k1.utils.precompute(8, low.multiply(half));
  const account = HDKey.fromExtendedKey(extendedKey);
  const branches = new Map(
    networks.map((name, at) => {
      const { publicKey, chainCode } = account.deriveChild(at);
      if (!publicKey || !chainCode) throw new Error('Not an extended key');
      return [name, { publicKey, chainCode, point: fromHex(publicKey) }];
    }),
  );
  // The public child key of BIP-32, as HDKey derives it. Nothing here is secret, so multiplication need
  // not take the same time for every number, which makes it several times as fast. The halves of the
  // factor are multiplied on their own: the tables of this curve reach no further.
  return (network, index) => {
    const branch = branches.get(network);
    if (!branch || !Number.isInteger(index) || index < 0 || index >= 2 ** 31)
      throw new Error('No such address');
    const data = Buffer.alloc(37);
    data.set(branch.publicKey);
    data.writeUInt32BE(index, 33);
    const left = createHmac('sha512', branch.chainCode).update(data).digest('hex').slice(0, 64);
    const factor = BigInt(`0x${left}`);
    const child = high
      .multiplyUnsafe(factor / half)
      .add(low.multiplyUnsafe(factor % half))
      .add(branch.point);
    // Without the byte that says how the point is written.
    const hash = Buffer.from(keccak_256(child.toRawBytes(false).subarray(1)));
    const { value } = parseAddress(`0x${hash.toString('hex', 12)}`);
    if (value === undefined) throw new Error('Not an address');
    return value;
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
