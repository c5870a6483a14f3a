import { deepFreeze, type Rule } from '@passmuster/findings';

/** Private keys and recovery phrases pasted in place of an address. */
export const privateKeyRule: Rule<'address/private-key'> = /* @__PURE__ */ deepFreeze({
  id: 'address/private-key',
  severity: 'error',
  basis: 'practice',
  source: { title: 'BIP 39: Mnemonic code; BIP 32: Serialization format; SEP-0023: Secret seeds' },
  message: 'This looks like a secret ({what}), not an address',
  remedy:
    'This looks like a secret, not an address. If it is, move the funds to a new wallet now, and enter the address of that wallet.',
});

/** 64 hexadecimal digits, with or without `0x`: several things have this form, one of them secret. */
export const digits64Rule: Rule<'address/64-digits'> = /* @__PURE__ */ deepFreeze({
  id: 'address/64-digits',
  severity: 'error',
  basis: 'practice',
  source: {
    title: 'Sui documentation: Addresses; Aptos documentation: Accounts; SEC 1, section 3.2.1',
  },
  message:
    'This has 64 hexadecimal digits: a Sui or Aptos address, a transaction hash or a private key',
  remedy:
    'This address is from another network. Ask the recipient for an Ethereum or Polygon address. If you pasted a private key, move its funds to a new wallet now.',
});

/** Texts with the form of an address on another network; see `otherNetworkFinding.ts` for the networks. */
export const otherNetworkRule: Rule<'address/other-network'> = /* @__PURE__ */ deepFreeze({
  id: 'address/other-network',
  severity: 'error',
  basis: 'standard',
  source: { title: 'The address format that each network publishes' },
  message: 'This is a {chain} address, but the networks are erc20 (Ethereum) and polygon',
  remedy:
    'This is a {chain} address. Ask the recipient for an Ethereum or Polygon address, which starts with 0x.',
});

/** `0x1234…abcd`, as wallets and block explorers display addresses. */
export const shortenedRule: Rule<'address/shortened'> = /* @__PURE__ */ deepFreeze({
  id: 'address/shortened',
  severity: 'error',
  basis: 'practice',
  source: { title: 'Display of addresses in wallets and block explorers' },
  message: 'The address is shortened: digits in the middle are missing',
  remedy: 'This address is shortened. Copy all of it with the wallet’s copy button.',
});

/** Payment links of QR codes (`ethereum:`), network prefixes (`eth:`) and web links to a block explorer. */
export const linkRule: Rule<'address/link'> = /* @__PURE__ */ deepFreeze({
  id: 'address/link',
  severity: 'error',
  basis: 'standard',
  source: {
    title: 'ERC-681: URL format for transaction requests; ERC-3770: Chain-specific addresses',
    section: 'Syntax',
    url: 'https://eips.ethereum.org/EIPS/eip-681',
  },
  message: 'This is a link, or there is text before the address',
  remedy:
    'There is more here than an address. Enter only the recipient’s address: 0x and the 40 characters after it.',
});

export const icapRule: Rule<'address/icap'> = /* @__PURE__ */ deepFreeze({
  id: 'address/icap',
  severity: 'error',
  basis: 'standard',
  source: {
    title: 'ICAP: Inter exchange Client Address Protocol',
    section: 'Proposed design: direct, basic and indirect forms',
    url: 'https://github.com/ethereum/wiki/wiki/Inter-exchange-Client-Address-Protocol-(ICAP)',
  },
  message: 'This is an ICAP code (XE and check digits), which the API does not accept',
  remedy: 'This is an ICAP code. Ask the recipient for the address that starts with 0x.',
});

/** `vitalik.eth` and any other name with dots, because ENS also accepts DNS names. */
export const nameRule: Rule<'address/name'> = /* @__PURE__ */ deepFreeze({
  id: 'address/name',
  severity: 'error',
  basis: 'standard',
  source: {
    title: 'ERC-137: Ethereum Domain Name Service',
    section: 'Name syntax',
    url: 'https://eips.ethereum.org/EIPS/eip-137',
  },
  message: 'This is a name, such as an ENS name; the API accepts only addresses',
  remedy:
    'This is a name, not an address. Look it up in your wallet, then enter the address that starts with 0x.',
});
