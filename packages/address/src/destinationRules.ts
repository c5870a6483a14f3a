import { deepFreeze, type Rule } from '@passmuster/findings';

/** Addresses that OFAC lists with a sanctioned person. A warning: the API's text does not say that it refuses them. */
export const sanctionedRule: Rule<'address/sanctioned'> = /* @__PURE__ */ deepFreeze({
  id: 'address/sanctioned',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: 'OFAC: Specially Designated Nationals and Blocked Persons List (SDN)',
    section: 'Digital Currency Address',
    url: 'https://sanctionslist.ofac.treas.gov/Home/SdnList',
  },
  message: 'OFAC lists this address with {label} (SDN list of {date})',
  remedy:
    'This address is on the US sanctions list. Don’t send anything, and inform your compliance team.',
});

/** Accounts of test tools and examples: anybody can spend from them. */
export const publicKeyRule: Rule<'address/public-key'> = /* @__PURE__ */ deepFreeze({
  id: 'address/public-key',
  severity: 'warning',
  basis: 'practice',
  source: {
    title:
      'Hardhat, Ganache and Truffle default accounts; BIP 39 test vectors; private keys 1 to 10',
  },
  message:
    'The private key of this address is public ({label}): anyone can take what is sent to it',
  remedy: 'Anyone can take money from this test address. Enter the recipient’s address.',
});

export const zeroRule: Rule<'address/zero'> = /* @__PURE__ */ deepFreeze({
  id: 'address/zero',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'Ethereum Yellow Paper',
    section: '7, Contract creation: the empty address; tokens use zero to burn',
    url: 'https://ethereum.github.io/yellowpaper/paper.pdf',
  },
  message: 'This is the zero address, whose key nobody has',
  remedy: 'Money sent to this address is lost. Enter the recipient’s address.',
});

/** Addresses that destroy tokens or that stand for something else: nobody has a key. */
export const burnRule: Rule<'address/burn'> = /* @__PURE__ */ deepFreeze({
  id: 'address/burn',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'Etherscan, label “Burn”', url: 'https://etherscan.io/accounts/label/burn' },
  message: 'Nobody has the key of this address: {label}',
  remedy: 'Money sent to this address is lost. Enter the recipient’s address.',
});

/** Precompiled contracts and the rest of the range that a proposal, never adopted, reserves for them. */
export const reservedRule: Rule<'address/reserved'> = /* @__PURE__ */ deepFreeze({
  id: 'address/reserved',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'EIP-1352: Specify restricted address range for precompiles/system contracts (stagnant)',
    section: 'Specification: 0x0…0 to 0x0…ffff',
    url: 'https://eips.ethereum.org/EIPS/eip-1352',
  },
  message: 'This address is in the range of precompiled and system contracts',
  remedy: 'Money sent to this address is lost. Enter the recipient’s address.',
});

/** Tokens sent to the contract of a token cannot be recovered, on whichever network it is. */
export const tokenContractRule: Rule<'address/token-contract', 'otherNetwork'> =
  /* @__PURE__ */ deepFreeze({
    id: 'address/token-contract',
    severity: 'warning',
    basis: 'practice',
    source: {
      title: 'viem/tokens 2.57.20; Uniswap Labs Default token list 22.21.0',
      url: 'https://github.com/Uniswap/default-token-list',
    },
    message: 'This is the contract of the token {symbol} on {network}, not a wallet',
    remedy: 'Tokens sent to this address are lost. Enter the address of the recipient’s wallet.',
    texts: {
      otherNetwork: {
        message:
          'This is the contract of the token {symbol} on {network}, another network, not a wallet',
        remedy:
          'Tokens sent to this address are lost. Enter the address of the recipient’s wallet.',
      },
    },
  });

/** Wallets of exchanges from which they pay or where they collect; not the deposit address of a customer. */
export const exchangeRule: Rule<'address/exchange'> = /* @__PURE__ */ deepFreeze({
  id: 'address/exchange',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'Etherscan and Polygonscan labels; proof-of-reserves lists of the exchanges' },
  message:
    'This is a wallet of {label} itself (list of {date}), not the deposit address of a customer',
  remedy:
    'This address belongs to the exchange itself, which can’t tell whose payment it is. Copy the deposit address from the recipient’s account.',
});

/** Routers, bridges and other contracts that cannot return what is sent to them directly. */
export const contractRule: Rule<'address/contract'> = /* @__PURE__ */ deepFreeze({
  id: 'address/contract',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'Addresses published by the protocols, as listed in data/knownAddresses.json' },
  message: 'This is the contract {label} (list of {date}), not a wallet',
  remedy:
    'This address is a program, not a wallet: money sent to it is usually lost. Enter the address of the recipient’s wallet.',
});
