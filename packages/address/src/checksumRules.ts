import { deepFreeze, type Rule } from '@passmuster/findings';

/** Mixed case that agrees with neither ERC-55 nor ERC-1191: a digit or a letter is wrong. */
export const checksumRule: Rule<'address/checksum'> = /* @__PURE__ */ deepFreeze({
  id: 'address/checksum',
  severity: 'error',
  basis: 'standard',
  source: {
    title: 'ERC-55: Mixed-case checksum address encoding',
    section: 'Specification',
    url: 'https://eips.ethereum.org/EIPS/eip-55',
  },
  message:
    'The checksum is wrong: {count} of {letters} letters have the wrong case (digit {positions} after 0x)',
  remedy:
    'This address has a typo. Copy it again from its source; don’t change letters to make it fit.',
});

/** Rootstock puts its chain id into the checksum. */
export const otherChainChecksumRule: Rule<'address/other-chain-checksum'> =
  /* @__PURE__ */ deepFreeze({
    id: 'address/other-chain-checksum',
    severity: 'error',
    basis: 'standard',
    source: {
      title: 'ERC-1191: Add chain id to mixed-case checksum address encoding',
      section: 'Specification',
      url: 'https://eips.ethereum.org/EIPS/eip-1191',
    },
    message: 'The checksum is that of ERC-1191 for Rootstock (chain ID 30), not that of ERC-55',
    remedy:
      'This address is from the Rootstock network. Ask the recipient for an Ethereum or Polygon address.',
  });

/** Letters of one case. Addresses of decimal digits alone cannot carry a checksum and are not reported. */
export const noChecksumRule: Rule<'address/no-checksum'> = /* @__PURE__ */ deepFreeze({
  id: 'address/no-checksum',
  severity: 'info',
  basis: 'standard',
  source: {
    title: 'ERC-55: Mixed-case checksum address encoding',
    section: 'Rationale',
    url: 'https://eips.ethereum.org/EIPS/eip-55',
  },
  message:
    "All letters have the same case, so the address has no checksum and a typo can't be noticed",
  remedy:
    'A typo in this address can’t be noticed. Paste it with uppercase and lowercase letters, or compare every character.',
});
