import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as chains from 'viem/chains';
import { packageFolder } from './packageFolder.ts';
import type { PeerCase } from './peerCase.ts';

const addressCase = (peer: string, topic: string, text: string, isValid: boolean): PeerCase => ({
  peer,
  topic,
  subject: 'address',
  text,
  isValid,
});

/** Returns the accounts of ethers' test cases: checksummed, in lowercase, and as ICAP, which no network of ours takes. */
export function ethersCases(folder: string): readonly PeerCase[] {
  const accounts: readonly Readonly<Record<string, string>>[] = JSON.parse(
    gunzipSync(readFileSync(join(folder, 'testcases/accounts.json.gz'))).toString(),
  );
  return accounts.flatMap(({ address, checksumAddress, icapAddress }) => [
    addressCase('ethers', 'checksum', checksumAddress ?? '', true),
    addressCase('ethers', 'lowercase', (address ?? '').toLowerCase(), true),
    addressCase('ethers', 'ICAP', icapAddress ?? '', false),
  ]);
}

/** Returns the addresses of contracts in the chains of viem, whose package has no tests. */
export function viemCases(): readonly PeerCase[] {
  const addresses = JSON.stringify(
    Object.values(chains).map(({ contracts }) => contracts),
  ).matchAll(/"address":"(\w+)"/g);
  return [...new Set([...addresses].map(([, address = '']) => address))].map((address) =>
    addressCase('viem', 'contracts', address, true),
  );
}

const walletCall = /\b(valid|invalid)\(\s*(['"])([^'"]*)\2\s*(?:,\s*(['"])([^'"]*)\4)?/g;
/** A valid address of any chain that has the addresses of Ethereum. */
const ofEthereum = /^0x[\da-f]{40}$/i;
const ethereum = ['eth', 'ethereum', 'erc20', 'polygon', 'matic', 'pol'];

/** Returns the tests of multicoin-address-validator: addresses of other chains are invalid here. */
export function multicoinCases(): readonly PeerCase[] {
  const peer = 'multicoin-address-validator';
  const file = join(packageFolder(peer), 'test/wallet_address_validator.js');
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(walletCall)].flatMap(([, verdict, , address = '', , currency = '']) => {
    const isEthereum = ethereum.includes(currency.toLowerCase());
    if (verdict === 'valid') {
      return addressCase(
        peer,
        isEthereum ? 'Ethereum' : 'other chains',
        address,
        ofEthereum.test(address),
      );
    }
    return isEthereum ? addressCase(peer, 'Ethereum', address, false) : [];
  });
}
