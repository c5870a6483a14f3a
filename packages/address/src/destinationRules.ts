import type { Rule } from '@passmuster/findings';

export const zeroRule: Rule<'address/zero'> = {
  id: 'address/zero',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'Ethereum Yellow Paper',
    section: '7, Contract creation: the empty address; tokens use zero to burn',
    url: 'https://ethereum.github.io/yellowpaper/paper.pdf',
  },
  message: 'This is the zero address, which belongs to nobody: what is sent there is lost',
  remedy: 'Enter the address of the recipient; an empty field of a wallet often shows as zeros',
};

/** Addresses used to destroy tokens or to stand for something else, to which nobody has a key. */
export const burnRule: Rule<'address/burn'> = {
  id: 'address/burn',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'Etherscan, label “Burn”',
    url: 'https://etherscan.io/accounts/label/burn',
  },
  message: 'This is {what}, to which nobody has a key: what is sent there is lost',
  remedy: 'Enter the address of the recipient',
};

/** The precompiled contracts and the rest of the range that a proposal, never adopted, keeps for them. */
export const reservedRule: Rule<'address/reserved'> = {
  id: 'address/reserved',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'EIP-1352: Specify restricted address range for precompiles/system contracts (stagnant)',
    section: 'Specification: 0x0…0 to 0x0…ffff',
    url: 'https://eips.ethereum.org/EIPS/eip-1352',
  },
  message:
    'This address is in the range of precompiled and system contracts: what is sent there is lost',
  remedy: 'Enter the address of the recipient',
};

/** A transfer of tokens to a token's contract cannot be undone, on whichever of the networks it is. */
export const tokenContractRule: Rule<'address/token-contract'> = {
  id: 'address/token-contract',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'viem/tokens 2.57.1; Uniswap Labs Default token list 22.21.0',
    url: 'https://github.com/Uniswap/default-token-list',
  },
  message:
    'This is the contract of the token {symbol} on {network}, not a wallet: tokens sent to it are lost',
  remedy: 'Enter the address of the recipient’s wallet instead of the address of the token',
};
