import { mutatedAddresses } from '@passmuster/testing/mutatedAddresses';
import { describe, expect, test } from 'vitest';
import { loadAddressLabels } from './addressLabels.ts';
import { addressRules } from './addressRules.ts';
import { type CheckAddressOptions, checkAddress } from './checkAddress.ts';
import { checkAddresses } from './checkAddresses.ts';
import { withChecksum } from './checksum.ts';
import { isAddress } from './isAddress.ts';
import { parseAddress } from './parseAddress.ts';
import { tokenContracts } from './tokenContracts.generated.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const rulesFound = (value: unknown): string[] =>
  checkAddress(value, { network: 'erc20' }).map(({ rule }) => rule.replace('address/', ''));

const cases: readonly { what: string; value: unknown; rules: string[] }[] = [
  { what: 'a checksummed address', value: address, rules: [] },
  { what: 'lowercase letters', value: address.toLowerCase(), rules: ['no-checksum'] },
  {
    what: 'capital letters',
    value: `0x${address.slice(2).toUpperCase()}`,
    rules: ['no-checksum'],
  },
  { what: 'decimal digits alone', value: `0x${'90'.repeat(20)}`, rules: [] },
  { what: 'empty text', value: '', rules: ['text'] },
  { what: 'an array that holds an address', value: [address], rules: ['text'] },
  { what: 'an object that makes an address', value: { toString: () => address }, rules: ['text'] },
  { what: 'a number', value: 1e40, rules: ['text'] },
  { what: 'undefined', value: undefined, rules: ['text'] },
  { what: 'a space before', value: ` ${address}`, rules: ['visible-characters'] },
  { what: 'a line end behind', value: `${address}\r\n`, rules: ['visible-characters'] },
  {
    what: 'a zero-width space within',
    value: `0x5a\u200b${address.slice(4)}`,
    rules: ['visible-characters'],
  },
  { what: 'a byte order mark', value: `\ufeff${address}`, rules: ['visible-characters'] },
  {
    what: 'a Cyrillic letter for a',
    value: address.replace('A', '\u0410'),
    rules: ['ascii-digits'],
  },
  { what: 'a full-width digit', value: address.replace('5', '５'), rules: ['ascii-digits'] },
  { what: 'a capital X', value: address.replace('x', 'X'), rules: ['prefix'] },
  { what: 'no 0x', value: address.slice(2), rules: ['prefix'] },
  { what: 'a network prefix', value: `matic:${address}`, rules: ['link'] },
  { what: 'the text of a QR code', value: `ethereum:${address}`, rules: ['link'] },
  {
    what: 'a payment request in a QR code',
    value: `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${address}&uint256=1e6`,
    rules: ['link'],
  },
  { what: 'a link', value: `https://etherscan.io/address/${address}`, rules: ['link'] },
  { what: 'a shortened address', value: '0x5aAe…eAed', rules: ['shortened'] },
  { what: 'one shortened by dots', value: '0x5aAeb6...1BeAed', rules: ['shortened'] },
  { what: 'a label before it', value: `USDT: ${address}`, rules: ['link'] },
  { what: 'blank text', value: ' \n', rules: ['text'] },
  { what: 'a sentence', value: 'please use the same wallet as last time', rules: ['text'] },
  { what: 'an email address', value: 'accounts@zenithpay.example', rules: ['text'] },
  { what: 'a phone number', value: '+2348012345678', rules: ['prefix', 'length', 'hexadecimal'] },
  { what: '39 digits', value: address.slice(0, -1), rules: ['length'] },
  { what: '41 digits', value: `${address}0`, rules: ['length'] },
  { what: '0x alone', value: '0x', rules: ['length'] },
  { what: 'a megabyte of digits', value: `0x${'1'.repeat(1_000_000)}`, rules: ['length'] },
  { what: 'a megabyte of dots', value: 'a.'.repeat(500_000), rules: ['length'] },
  {
    what: 'the letter O for a zero',
    value: address.replace('0', 'O').replace('Ox', '0x').replace('6053', '6O53'),
    rules: ['hexadecimal'],
  },
  {
    what: 'three things wrong at once',
    value: `0X ${address.slice(2, -1)}`,
    rules: ['visible-characters', 'prefix', 'length'],
  },
  { what: 'a wrong checksum', value: address.replace('A', 'a'), rules: ['checksum'] },
  // ERC-1191, Test cases: the same address for Rootstock and its test network.
  {
    what: 'ERC-1191 for Rootstock',
    value: '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
    rules: ['other-chain-checksum'],
  },
  {
    what: 'ERC-1191 for the test network of Rootstock',
    value: '0x5aAeb6053F3e94c9b9A09F33669435E7EF1BEaEd',
    rules: ['checksum'],
  },
  { what: '64 digits after 0x', value: `0x${'4c'.repeat(32)}`, rules: ['64-digits'] },
  { what: '64 digits', value: '4c'.repeat(32), rules: ['64-digits'] },
  { what: '64 digits and a space', value: `${'4C'.repeat(32)} `, rules: ['64-digits'] },
  {
    what: 'a recovery phrase',
    value: 'test test test test test test test test test test test junk',
    rules: ['private-key'],
  },
  // BIP 32, Test vector 1; SEP-0023, Test cases; Bitcoin Wiki, Wallet import format.
  {
    what: 'an extended private key',
    value:
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    rules: ['private-key'],
  },
  {
    what: 'a Stellar secret seed',
    value: 'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHXL7',
    rules: ['private-key'],
  },
  {
    what: 'a Bitcoin private key',
    value: '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    rules: ['private-key'],
  },
  { what: 'ICAP, direct', value: 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', rules: ['icap'] },
  { what: 'ICAP, indirect', value: 'XE81ETHXREGGAVOFYORK', rules: ['icap'] },
  { what: 'an ENS name', value: 'vitalik.eth', rules: ['name'] },
  { what: 'a DNS name', value: 'pay.example.com', rules: ['name'] },
  { what: 'a name with an emoji', value: '🦊.eth', rules: ['name'] },
  { what: 'the zero address', value: `0x${'0'.repeat(40)}`, rules: ['zero'] },
  { what: '0x…dEaD', value: '0x000000000000000000000000000000000000dEaD', rules: ['burn'] },
  { what: 'all digits the same', value: `0x${'1'.repeat(40)}`, rules: ['burn'] },
  {
    what: 'the sign for the native coin',
    value: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
    rules: ['burn'],
  },
  { what: 'ecrecover', value: `0x${'1'.padStart(40, '0')}`, rules: ['reserved'] },
  {
    what: 'the last reserved one',
    value: `0x${'ffff'.padStart(40, '0')}`,
    rules: ['no-checksum', 'reserved'],
  },
  { what: 'the first not reserved', value: `0x${'10000'.padStart(40, '0')}`, rules: [] },
];

/** Addresses that the networks publish in their documentation, or that belong to their own programs and tests. */
const otherNetworks: readonly { chain: string; value: string }[] = [
  { chain: 'Tron', value: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  { chain: 'Tron', value: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6' },
  { chain: 'Solana', value: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
  { chain: 'Solana', value: '1'.repeat(32) },
  { chain: 'Bitcoin', value: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
  { chain: 'Bitcoin', value: '3P14159f73E4gFr7JterCCQh9QjiTjiZrG' },
  { chain: 'Bitcoin', value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  { chain: 'Bitcoin', value: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4' },
  {
    chain: 'Bitcoin',
    value: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  },
  { chain: 'Bitcoin Cash', value: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a' },
  { chain: 'Litecoin', value: 'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz' },
  { chain: 'Litecoin', value: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9' },
  { chain: 'Dogecoin', value: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L' },
  { chain: 'Noble', value: 'noble1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu' },
  { chain: 'Cosmos', value: 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu' },
  {
    chain: 'Cardano',
    value:
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
  },
  { chain: 'XRP Ledger', value: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' },
  { chain: 'XRP Ledger', value: 'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXb' },
  { chain: 'Stellar', value: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ' },
  { chain: 'TON', value: 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF' },
  { chain: 'TON', value: `0:${'ca'.repeat(32)}` },
  { chain: 'Tezos', value: 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb' },
  { chain: 'Polkadot', value: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5' },
  { chain: 'Hedera', value: '0.0.123456' },
  { chain: 'Algorand', value: 'VCMJKWOY5P5P7SKMZFFOCEROPJCZOTIJMNIYNUCKH7LRO45JMJP6UYBIJA' },
  {
    chain: 'Monero',
    value:
      '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
  },
];

describe('checkAddress', () => {
  test.each(otherNetworks)('names $chain for $value, in one finding', ({ chain, value }) => {
    const findings = checkAddress(value, { network: 'erc20' });
    expect(findings.map(({ rule }) => rule)).toEqual(['address/other-network']);
    expect(findings[0]?.remedy).toContain(`a ${chain} address`);
  });

  test.each(cases)('finds $rules for $what', ({ value, rules }) => {
    expect(rulesFound(value)).toEqual(rules);
  });

  test.each(cases)('says the same of $what on polygon', ({ value }) => {
    expect(checkAddress(value, { network: 'polygon' })).toEqual(
      checkAddress(value, { network: 'erc20' }),
    );
  });

  test.each(tokenContracts)('warns of the contract of $symbol on $network', (contract) => {
    const { symbol, network } = contract;
    const [finding] = checkAddress(contract.address, { network });
    expect(finding).toMatchObject({ rule: 'address/token-contract', severity: 'warning' });
    expect(finding?.message).toContain(`the token ${symbol} on ${network},`);
    const other = network === 'erc20' ? 'polygon' : 'erc20';
    expect(checkAddress(contract.address, { network: other })[0]?.message).toContain(
      `on ${network}, another network`,
    );
  });

  test('names the letters that differ, by their place, and not the right ones', () => {
    const wrong = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeaEd';
    const [finding] = checkAddress(wrong, { network: 'erc20' });
    expect(finding?.message).toBe(
      'The checksum is wrong: 3 of 18 letters have the wrong case (digit 3, 38, 39 after 0x)',
    );
  });

  test('finds an error exactly when isAddress refuses, and says so in parseAddress', () => {
    for (const value of mutatedAddresses(5_000, 1, withChecksum)) {
      const hasError = checkAddress(value, { network: 'polygon' }).some(
        ({ severity }) => severity === 'error',
      );
      expect(hasError, JSON.stringify(value)).toBe(!isAddress(value));
      expect(parseAddress(value).findings !== undefined).toBe(hasError);
    }
  });

  test('never repeats what it was given', () => {
    const values = [
      ...mutatedAddresses(2_000, 2, withChecksum),
      ...cases.map(({ value }) => value),
      ...otherNetworks.map(({ value }) => value),
    ];
    for (const value of values) {
      if (typeof value !== 'string') continue;
      const text = JSON.stringify(checkAddress(value, { network: 'erc20' })).toLowerCase();
      for (const part of value.toLowerCase().matchAll(/[\da-z]{12,}/gu)) {
        expect(text).not.toContain(part[0].slice(0, 12));
      }
    }
  });

  test('puts findings at the path it is given', () => {
    const path = ['wallets', 3, 'address'];
    expect(checkAddress('me.eth', { network: 'erc20', path })[0]?.path).toEqual(path);
  });
});

test('checkAddresses gives the findings of each value in turn, and takes one only when asked', () => {
  const taken: number[] = [];
  function* values(): Generator<unknown> {
    for (const [i, value] of [address, 'me.eth', [address]].entries()) {
      taken.push(i);
      yield value;
    }
  }
  const answers = checkAddresses(values(), { network: 'erc20', path: ['rows'] });
  expect(answers.next().value).toEqual([]);
  expect(taken).toEqual([0]);
  expect([...answers].map(([finding]) => [finding?.rule, finding?.path])).toEqual([
    ['address/name', ['rows', 1]],
    ['address/text', ['rows', 2]],
  ]);
});

const labels = await loadAddressLabels();

describe('labels', () => {
  const network = 'erc20';

  test.each([
    {
      // OFAC SDN list: Lazarus Group, 2022-04-14.
      what: 'a sanctioned address',
      value: '0x098B716B8Aaf21512996dC57EB0615e2383E2f96',
      rule: 'address/sanctioned',
      text: 'LAZARUS GROUP (DPRK3)',
    },
    {
      what: 'the first Hardhat account',
      value: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      rule: 'address/public-key',
      text: 'Hardhat',
    },
    {
      what: 'a test account that OFAC lists',
      value: '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0',
      rule: 'address/sanctioned',
      text: 'CYBER2',
    },
    {
      what: 'a wallet of an exchange',
      value: '0x3f5CE5FBFe3E9af3971dD833D26bA9b5C936f0bE',
      rule: 'address/exchange',
      text: 'Binance',
    },
    {
      what: 'a router',
      value: '0x111111125421cA6dc452d289314280a0f8842A65',
      rule: 'address/contract',
      text: '1inch',
    },
    {
      what: 'a bridge',
      value: '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5',
      rule: 'address/contract',
      text: 'Across',
    },
  ])('warn of $what', ({ value, rule, text }) => {
    for (const address of [value, value.toLowerCase()]) {
      const finding = checkAddress(address, { network, labels }).at(-1);
      expect(finding).toMatchObject({ rule, severity: 'warning' });
      expect(finding?.message).toContain(text);
    }
    expect(checkAddress(value, { network })).toEqual([]);
  });

  test('do not hold the Tornado Cash addresses that OFAC removed on 2025-03-21', () => {
    const router = '0xd90e2f925DA726b50C4Ed8D0Fb90Ad053324F31b';
    expect(checkAddress(router, { network, labels })).toEqual([]);
  });

  test('date each sanctions finding by the list', () => {
    const [finding] = checkAddress('0x098B716B8Aaf21512996dC57EB0615e2383E2f96', {
      network,
      labels,
    });
    expect(finding?.message).toContain(labels.dates.sanctions);
  });

  test('are 1,187 addresses, one of them in both lists', () => {
    expect(labels.size).toBe(1_186);
    expect([...labels.addresses()].every(isAddress)).toBe(true);
    expect(labels.sha256).toMatch(/^[\da-f]{64}$/);
  });

  test('block what the caller turns into an error, and ignore what is off', () => {
    const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
    const severity = (rules: CheckAddressOptions['rules']) =>
      checkAddress(listed, { network, labels, rules }).map((finding) => finding.severity);
    expect(severity({ 'address/sanctioned': 'error' })).toEqual(['error']);
    expect(severity({ 'address/sanctioned': 'off' })).toEqual([]);
  });
});

describe('a missing or unknown network is a TypeError that names the networks', () => {
  test.each([{}, { network: '' }, { network: 'bitcoin' }, { network: undefined }, undefined, null])(
    'options %o',
    (options) => {
      const check = (): unknown => checkAddress(address, options as unknown as CheckAddressOptions);
      expect(check).toThrow(new TypeError('options.network must be one of: erc20, polygon'));
      const checkMany = (): unknown => [
        ...checkAddresses([address], options as unknown as CheckAddressOptions),
      ];
      expect(checkMany).toThrow(TypeError);
    },
  );
});

test('every rule is listed once, with its source, and every one has a case', () => {
  const ids = addressRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { source, message, remedy } of addressRules) {
    expect(source.title).not.toBe('');
    expect(message).not.toMatch(/\.$/);
    expect(remedy).not.toMatch(/\.$/);
  }
  const covered = new Set(cases.flatMap(({ rules }) => rules.map((rule) => `address/${rule}`)));
  expect(ids.filter((id) => !covered.has(id))).toEqual([
    'address/other-network',
    'address/sanctioned',
    'address/public-key',
    'address/token-contract',
    'address/exchange',
    'address/contract',
    'address/look-alike',
  ]);
});
