import type { RuleExample, RuleExamples } from './ruleExample.ts';

/** ERC-55, Test Cases. */
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** A recipient without findings, for `checkAddress` with labels and an address book of this very address. */
export const recipientSample = { network: 'erc20', address };

const example = (
  remarked: readonly [why: string, value: unknown],
  quiet: readonly [why: string, value: unknown] = ['a checksummed address', address],
): RuleExample => ({
  at: 'address',
  remarked: [remarked[0], { address: remarked[1] }],
  quiet: [quiet[0], { address: quiet[1] }],
});

/** Examples of the rules of `@passmuster/address`, from the documents that the rules name. */
export const addressExamples: RuleExamples = {
  'address/text': example(['a sentence', 'please use the same wallet as last time']),
  'address/private-key': example([
    'a recovery phrase',
    'test test test test test test test test test test test junk',
  ]),
  'address/64-digits': example(['64 digits', `0x${'4c'.repeat(32)}`]),
  'address/other-network': example(['an address of Tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t']),
  'address/shortened': example(['as a wallet displays it', '0x5aAe…eAed']),
  'address/link': example(['the text of a QR code', `ethereum:${address}`]),
  'address/icap': example(['an ICAP code', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS']),
  'address/name': example(['an ENS name', 'treasury.eth']),
  'address/visible-characters': example(['a space before it', ` ${address}`]),
  'address/ascii-digits': example(['a Cyrillic А', address.replace('A', 'А')]),
  'address/prefix': example(['without 0x', address.slice(2)]),
  'address/length': example(['39 digits', address.slice(0, -1)]),
  'address/hexadecimal': example(['the letter O for a zero', address.replace('6053', '6O53')]),
  'address/other-chain-checksum': example([
    'the checksum of Rootstock',
    '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
  ]),
  'address/checksum': example(['the last letter in the wrong case', `${address.slice(0, -1)}D`]),
  'address/no-checksum': example(
    ['letters of one case', address.toLowerCase()],
    ['no letters at all', `0x${'90'.repeat(20)}`],
  ),
  'address/sanctioned': example(['on the SDN list', '0x098B716B8Aaf21512996dC57EB0615e2383E2f96']),
  'address/public-key': example([
    'the first Hardhat account',
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  ]),
  'address/zero': example(['the zero address', `0x${'0'.repeat(40)}`]),
  'address/burn': example([
    'an address for burning tokens',
    '0x000000000000000000000000000000000000dEaD',
  ]),
  'address/reserved': example(
    ['a precompiled contract', `0x${'1'.padStart(40, '0')}`],
    ['the first that is not reserved', `0x${'10000'.padStart(40, '0')}`],
  ),
  'address/token-contract': example([
    'the contract of USDT',
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  ]),
  'address/exchange': example([
    'a wallet of Binance itself',
    '0x3f5CE5FBFe3E9af3971dD833D26bA9b5C936f0bE',
  ]),
  'address/contract': example(['a router', '0x111111125421cA6dc452d289314280a0f8842A65']),
  'address/look-alike': example(
    [
      'starts and ends like an address in the address book',
      '0x5Aa777777777777777777777777777777777eaED',
    ],
    ['the address in the address book', address],
  ),
};
