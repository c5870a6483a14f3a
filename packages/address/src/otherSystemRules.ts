import type { Rule } from '@passmuster/findings';

/** 64 hexadecimal digits, with or without `0x`. Nothing of them is ever repeated. */
export const privateKeyRule: Rule<'address/private-key'> = {
  id: 'address/private-key',
  severity: 'error',
  basis: 'practice',
  source: {
    title: 'SEC 1: Elliptic curve cryptography',
    section: '3.2.1, private keys of 32 bytes',
  },
  message: 'This has the 64 digits of a private key or of a transaction hash; it is no address',
  remedy:
    'Never enter a private key anywhere. If this is one, move its funds to a new wallet now, then enter the address of that wallet',
};

export const tronRule: Rule<'address/tron'> = {
  id: 'address/tron',
  severity: 'error',
  basis: 'standard',
  source: {
    title: 'TRON developer documentation: Account',
    section: 'Address format: base58check of 21 bytes that begin with 0x41',
    url: 'https://developers.tron.network/docs/account',
  },
  message:
    'This has the form of an address of Tron; the networks here are erc20 (Ethereum) and polygon',
  remedy: 'Ask the recipient for an address on Ethereum or Polygon: 0x and 40 digits',
};

export const solanaRule: Rule<'address/solana'> = {
  id: 'address/solana',
  severity: 'error',
  basis: 'standard',
  source: {
    title: 'Solana documentation: Accounts',
    section: 'Account address: base58 of 32 bytes',
    url: 'https://solana.com/docs/core/accounts',
  },
  message:
    'This has the form of an address of Solana; the networks here are erc20 (Ethereum) and polygon',
  remedy: 'Ask the recipient for an address on Ethereum or Polygon: 0x and 40 digits',
};

/** Base58 of 25 bytes (versions 0x00 and 0x05; 0x6f and 0xc4 for tests), or BIP 173 and BIP 350. */
export const bitcoinRule: Rule<'address/bitcoin'> = {
  id: 'address/bitcoin',
  severity: 'error',
  basis: 'standard',
  source: {
    title: 'BIP 173: Base32 address format for native v0-16 witness outputs',
    section: 'Segwit address format',
    url: 'https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki',
  },
  message:
    'This has the form of an address of Bitcoin; the networks here are erc20 (Ethereum) and polygon',
  remedy: 'Ask the recipient for an address on Ethereum or Polygon: 0x and 40 digits',
};

export const icapRule: Rule<'address/icap'> = {
  id: 'address/icap',
  severity: 'error',
  basis: 'standard',
  source: {
    title: 'ICAP: Inter exchange Client Address Protocol',
    section: 'Proposed design: direct, basic and indirect forms',
    url: 'https://github.com/ethereum/wiki/wiki/Inter-exchange-Client-Address-Protocol-(ICAP)',
  },
  message: 'This is an ICAP code (XE and check digits), which the API does not read',
  remedy: 'Convert the code to its address of 0x and 40 digits, or ask the recipient for that',
};

/** `vitalik.eth`, and any other name with dots: ENS takes names of the DNS, too. */
export const nameRule: Rule<'address/name'> = {
  id: 'address/name',
  severity: 'error',
  basis: 'standard',
  source: {
    title: 'ERC-137: Ethereum Domain Name Service',
    section: 'Name syntax',
    url: 'https://eips.ethereum.org/EIPS/eip-137',
  },
  message: 'This is a name, such as those of ENS; names can be looked up on a chain only',
  remedy: 'Look the name up in your wallet and enter the address of 0x and 40 digits it stands for',
};
