import type { Reasons } from './reason.ts';

export const addressReasons: Reasons = {
  'address/64-digits': {
    why: 'People paste the hash of a transaction, an address of another network or, worst of all, a private key. Each has 64 digits, and none can receive a payment on Ethereum or Polygon.',
  },
  'address/ascii-digits': {
    why: 'A Cyrillic А looks like a Latin A, and a full-width 5 like a 5. Such characters come from documents and chats, and no network reads them.',
  },
  'address/burn': {
    why: 'Some addresses exist to destroy tokens. Nobody has their key, so a payment can never be returned.',
    off: 'Turn it off in a tool that burns tokens on purpose.',
  },
  'address/checksum': {
    why: 'The letter case of an address is a checksum (ERC-55). If it is wrong, at least one character is wrong, and a payment to a mistyped address is lost.',
  },
  'address/contract': {
    why: 'Most contracts have no function that returns tokens sent to them. Routers, bridges and pools are the addresses that people copy by mistake from a block explorer.',
    off: 'Turn it off if your recipients are contracts, such as smart contract wallets that are on the list.',
  },
  'address/exchange': {
    why: 'An exchange credits a payment by its deposit address. A payment to a wallet of the exchange itself belongs to nobody until support finds it.',
    off: 'Turn it off if you pay exchanges themselves, for example to settle a trade.',
  },
  'address/hexadecimal': {
    why: 'An address typed from paper or a screenshot often has the letter O for a zero or an l for a one.',
  },
  'address/icap': {
    why: 'ICAP was an early way to write an address with check digits. Some old wallets still show it; the API accepts only the form with 0x.',
  },
  'address/length': {
    why: 'A character was dropped or doubled while the address was copied. The count says which of the two happened.',
  },
  'address/link': {
    why: 'The QR code of a wallet holds a link such as ethereum:0x…, and a block explorer gives a web address. Both contain more than the address.',
  },
  'address/look-alike': {
    why: 'In address poisoning, an attacker sends a small amount from an address whose first and last characters are those of a real recipient, and waits for it to be copied from the history.',
    off: 'Leave it on if you pass an address book, or check a list of payouts on the command line. In a list of a million random addresses, about 1,900 look like an earlier one by chance.',
  },
  'address/name': {
    why: 'A name such as an ENS name can point to another address tomorrow. The API takes the address itself.',
  },
  'address/no-checksum': {
    why: 'An address in one letter case is valid, but a typo in it goes unnoticed. Wallets show mixed case, so someone converted it.',
    off: 'Turn it off if your own systems store addresses in lowercase.',
  },
  'address/other-chain-checksum': {
    why: 'Rootstock puts its chain ID into the checksum. The address has the same form, but the wallet behind it is meant for another network.',
  },
  'address/other-network': {
    why: 'Each network has addresses of its own form. Naming the network helps the person ask the recipient for the right address.',
  },
  'address/prefix': {
    why: 'A selection that starts two characters late drops the 0x, and some programs write 0X. The API expects 0x.',
  },
  'address/private-key': {
    why: 'A recovery phrase or private key gives everything in a wallet to whoever reads it. A form must say so at once and not send it anywhere.',
    off: 'Leave it on. What it reports never contains the secret.',
  },
  'address/public-key': {
    why: 'The keys of the accounts in Hardhat, Ganache and well-known test vectors are published. Anyone can take what is sent to them.',
    off: 'Turn it off in tests that pay such accounts on a local network.',
  },
  'address/reserved': {
    why: 'The lowest addresses are those of precompiled contracts. Tokens sent there are lost.',
  },
  'address/sanctioned': {
    why: 'US persons may not deal with addresses on the SDN list of OFAC, and most payment companies apply the list worldwide.',
    off: 'Leave it on unless another system screens every address before a payment. The list has a date, and it is not a screening service.',
  },
  'address/shortened': {
    why: 'Wallets show the first and last characters of an address. Copied text then has dots or an ellipsis for the middle.',
  },
  'address/text': {
    why: 'What was entered is none of the forms of an address that this package knows, so nothing more exact can be said.',
  },
  'address/token-contract': {
    why: 'The address of a token stands beside its name in wallets and explorers. Tokens sent to the contract of a token stay there for good.',
  },
  'address/visible-characters': {
    why: 'Spaces and zero-width characters come along when an address is copied from a chat or a PDF. The API refuses the text, and the person can’t see why.',
  },
  'address/zero': {
    why: 'The zero address is the default of an uninitialized field. Tokens sent to it are destroyed.',
    off: 'Turn it off in a tool that burns tokens on purpose.',
  },
};
