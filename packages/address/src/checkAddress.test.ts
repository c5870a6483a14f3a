import { describe, expect, test } from 'vitest';
import { addressRules } from './addressRules.ts';
import { checkAddress } from './checkAddress.ts';
import { checkAddresses } from './checkAddresses.ts';
import { isAddress } from './isAddress.ts';
import { parseAddress } from './parseAddress.ts';
import { mutatedAddresses } from './testing/mutatedAddresses.ts';
import { tokenContracts } from './tokenContracts.generated.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const rulesFound = (value: unknown): string[] =>
  checkAddress(value, { network: 'erc20' }).map(({ rule }) => rule.replace('address/', ''));

const cases: readonly { what: string; value: unknown; rules: string[] }[] = [
  { what: 'a checksummed address', value: address, rules: [] },
  { what: 'letters all small', value: address.toLowerCase(), rules: ['no-checksum'] },
  {
    what: 'letters all capital',
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
  { what: 'a chain before it', value: `matic:${address}`, rules: ['prefix'] },
  { what: 'a scheme before it', value: `ethereum:${address}`, rules: ['prefix'] },
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
  // ERC-1191, Test cases: the same address for the main net and the test net of RSK.
  {
    what: 'ERC-1191 for RSK',
    value: '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
    rules: ['other-chain-checksum'],
  },
  {
    what: 'ERC-1191 for the RSK test net',
    value: '0x5aAeb6053F3e94c9b9A09F33669435E7EF1BEaEd',
    rules: ['other-chain-checksum'],
  },
  { what: 'a private key', value: `0x${'4c'.repeat(32)}`, rules: ['private-key'] },
  { what: 'a private key without 0x', value: '4c'.repeat(32), rules: ['private-key'] },
  { what: 'a private key with a space', value: `${'4C'.repeat(32)} `, rules: ['private-key'] },
  { what: 'an address of Tron', value: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', rules: ['tron'] },
  {
    what: 'an address of Solana',
    value: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    rules: ['solana'],
  },
  { what: 'the system program of Solana', value: '1'.repeat(32), rules: ['solana'] },
  // Bitcoin: the first block; BIP 13; BIP 173; BIP 350.
  { what: 'Bitcoin, to a key', value: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', rules: ['bitcoin'] },
  { what: 'Bitcoin, to a script', value: '3P14159f73E4gFr7JterCCQh9QjiTjiZrG', rules: ['bitcoin'] },
  {
    what: 'Bitcoin, segwit',
    value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    rules: ['bitcoin'],
  },
  {
    what: 'Bitcoin, segwit in capitals',
    value: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    rules: ['bitcoin'],
  },
  {
    what: 'Bitcoin, taproot',
    value: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    rules: ['bitcoin'],
  },
  { what: 'ICAP, direct', value: 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', rules: ['icap'] },
  { what: 'ICAP, indirect', value: 'XE81ETHXREGGAVOFYORK', rules: ['icap'] },
  { what: 'a name of ENS', value: 'vitalik.eth', rules: ['name'] },
  { what: 'a name of the DNS', value: 'pay.example.com', rules: ['name'] },
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

describe('checkAddress', () => {
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
      'The checksum is wrong: 3 of 18 letters have the other case (digit 3, 38, 39 after 0x)',
    );
  });

  test('finds an error exactly when isAddress refuses, and says so in parseAddress', () => {
    for (const value of mutatedAddresses(5_000, 1)) {
      const hasError = checkAddress(value, { network: 'polygon' }).some(
        ({ severity }) => severity === 'error',
      );
      expect(hasError, JSON.stringify(value)).toBe(!isAddress(value));
      expect(parseAddress(value).findings !== undefined).toBe(hasError);
    }
  });

  test('never repeats what it was given', () => {
    const values = [...mutatedAddresses(2_000, 2), ...cases.map(({ value }) => value)];
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

test('every rule is listed once, with its source, and ends its texts without a full stop', () => {
  const ids = addressRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(20);
  expect(ids).toHaveLength(20);
  for (const { source, message, remedy } of addressRules) {
    expect(source.title).not.toBe('');
    expect(message).not.toMatch(/\.$/);
    expect(remedy).not.toMatch(/\.$/);
  }
  const covered = new Set(cases.flatMap(({ rules }) => rules.map((rule) => `address/${rule}`)));
  expect(ids.filter((id) => !covered.has(id))).toEqual([
    'address/token-contract',
    'address/look-alike',
  ]);
});
