import { ECDH } from 'node:crypto';
import { networks } from '@passmuster/schemas';
import { HDKey, publicKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import { deriveFrom } from './depositAddresses.ts';

/** Source: BIP-32, test vectors 1 (chain m) and 2 (chain m). */
const extendedKeys = [
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
  'xpub661MyMwAqRbcFW31YEwpkMuc5THy2PSt5bDMsktWQcFF8syAmRUapSCGu8ED9W6oDMSgv6Zz8idoc4a6mr8BDzTJY47LJhkJ8UB7WEGuduB',
];
const indexes = [0, 1, 2, 77, 65_536, 2 ** 31 - 1];

test.each(extendedKeys)('every address of %s is that of its BIP-32 path', async (key) => {
  const derive = await deriveFrom(key);
  for (const [branch, network] of networks.entries()) {
    for (const index of [...indexes, ...Array.from({ length: 50 }, (_, at) => at * 7919)]) {
      const { publicKey } = HDKey.fromExtendedKey(key).derive(`m/${branch}/${index}`);
      expect(derive(network, index)).toBe(publicKeyToAddress(uncompressed(publicKey)));
    }
  }
});

test.each([-1, 0.5, 2 ** 31, Number.NaN])('there is no address %s', async (index) => {
  const derive = await deriveFrom(extendedKeys[0] ?? '');
  expect(() => derive('polygon', index)).toThrow('No such address');
});

function uncompressed(key: Uint8Array | null): `0x${string}` {
  const hex = ECDH.convertKey(
    key ?? new Uint8Array(),
    'secp256k1',
    undefined,
    'hex',
    'uncompressed',
  );
  return `0x${String(hex)}`;
}
