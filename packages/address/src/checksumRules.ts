import type { Rule } from '@passmuster/findings';

/** Mixed case that agrees with neither ERC-55 nor a known chain of ERC-1191: a digit or a letter is wrong. */
export const checksumRule: Rule<'address/checksum'> = {
  id: 'address/checksum',
  severity: 'error',
  basis: 'standard',
  source: {
    title: 'ERC-55: Mixed-case checksum address encoding',
    section: 'Specification',
    url: 'https://eips.ethereum.org/EIPS/eip-55',
  },
  message:
    'The checksum is wrong: {count} of {letters} letters have the other case (digit {positions} after 0x)',
  remedy:
    'Copy the address again from its origin. Do not change the case of letters to make it fit: a digit is wrong as often as a letter',
};

/** RSK and others put their chain id into the checksum. */
export const otherChainChecksumRule: Rule<'address/other-chain-checksum'> = {
  id: 'address/other-chain-checksum',
  severity: 'error',
  basis: 'standard',
  source: {
    title: 'ERC-1191: Add chain id to mixed-case checksum address encoding',
    section: 'Specification',
    url: 'https://eips.ethereum.org/EIPS/eip-1191',
  },
  message: 'The checksum is that of ERC-1191 for chain id {chainId}, not that of ERC-55',
  remedy:
    'Ask the recipient for an address on Ethereum or Polygon; this one was made for another chain',
};

/** Letters of one case only. Digits alone have nothing to carry a checksum and are not reported. */
export const noChecksumRule: Rule<'address/no-checksum'> = {
  id: 'address/no-checksum',
  severity: 'info',
  basis: 'standard',
  source: {
    title: 'ERC-55: Mixed-case checksum address encoding',
    section: 'Rationale',
    url: 'https://eips.ethereum.org/EIPS/eip-55',
  },
  message:
    'All letters have one case, so the address carries no checksum: a typing error would not show',
  remedy: 'Where you can, copy the address in its mixed-case form; else compare every digit',
};
