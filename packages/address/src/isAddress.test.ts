import { keccak_256 } from '@noble/hashes/sha3.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAddress } from './isAddress.ts';
import { parseAddress } from './parseAddress.ts';

/** ERC-55, Test Cases: all caps, all lower, and four of mixed case; and two of its Adoption examples. */
const erc55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('isAddress', () => {
  test.each(erc55)('accepts %s, a vector of ERC-55', (address) => {
    expect(isAddress(address)).toBe(true);
  });

  test.each(erc55)('accepts %s in lowercase, without a checksum', (address) => {
    expect(isAddress(address.toLowerCase())).toBe(true);
  });

  test.each([
    { why: 'one letter of the other case', value: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    { why: 'another digit', value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee' },
    { why: 'two digits exchanged', value: '0x5aAeb6035F3E94C9b9A09f33669435E7Ef1BeAed' },
    { why: 'the checksum of RSK', value: '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD' },
    { why: '39 digits', value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe' },
    { why: '41 digits', value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0' },
    { why: 'a capital X', value: '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    { why: 'no prefix', value: '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed00' },
    { why: 'a letter beyond f', value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg' },
    { why: 'a Cyrillic letter', value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Bе\u0430ed' },
    { why: 'a full-width digit', value: '0x５aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    { why: 'a character whose code is a digit modulo 128', value: `0x${'\u00b1'.repeat(40)}` },
    { why: 'a zero-width space', value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe\u200b' },
    { why: 'a line feed at the end', value: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed\n' },
    { why: 'a line feed for the last digit', value: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae\n' },
    { why: 'a megabyte of digits', value: `0x${'a'.repeat(1_000_000)}` },
    { why: 'no text at all', value: '' },
    { why: 'an array that holds an address', value: [erc55[4]] },
    { why: 'an object that makes an address', value: { length: 42, toString: () => erc55[4] } },
    { why: 'a boxed string', value: Object(erc55[4]) },
    { why: 'a number', value: 0x5aaeb605 },
    { why: 'null', value: null },
    { why: 'undefined', value: undefined },
    { why: 'a symbol', value: Symbol('0x') },
    {
      why: 'an object whose traps throw',
      value: new Proxy(
        {},
        {
          get: () => {
            throw new Error('no');
          },
        },
      ),
    },
  ])('refuses $why', ({ value }) => {
    expect(isAddress(value)).toBe(false);
  });
});

test('the checksum is that of ERC-55 of a whole Keccak-256 hash', async () => {
  await fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes): void => {
      const lower = Buffer.from(bytes).toString('hex');
      const hash = Buffer.from(keccak_256(Buffer.from(lower))).toString('hex');
      const mixed = Array.from(lower, (digit, i) =>
        Number.parseInt(hash.charAt(i), 16) >= 8 ? digit.toUpperCase() : digit,
      ).join('');
      expect(parseAddress(`0x${lower}`)).toEqual({ value: `0x${mixed}` });
      expect(isAddress(`0x${mixed}`)).toBe(true);
    }),
  );
});

test('an address gives the same answer each time', () => {
  const wrong = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  for (let time = 0; time < 10; time++) {
    expect(isAddress(erc55[4])).toBe(true);
    expect(isAddress(wrong)).toBe(false);
  }
});
