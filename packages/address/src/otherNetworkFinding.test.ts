import { expect, test } from 'vitest';
import { otherNetworkFinding } from './otherNetworkFinding.ts';
import { address, otherNetworks } from './testing/addressCases.ts';

test.each(otherNetworks)('names $chain for $value', ({ chain, value }) => {
  const finding = otherNetworkFinding(value, ['address']);
  expect(finding).toMatchObject({ rule: 'address/other-network', path: ['address'] });
  expect(finding?.remedy).toContain(`a ${chain} address`);
  expect(otherNetworkFinding(` ${value}\n`, [])?.rule).toBe('address/other-network');
});

test.each([
  { what: 'an address', text: address },
  { what: 'an address without 0x', text: address.slice(2) },
  { what: 'an address with a digit missing', text: address.slice(0, -1) },
  { what: 'decimal digits', text: '90'.repeat(20) },
  // Without a zero, hexadecimal digits are base58 too, as Solana writes addresses.
  { what: 'an address without 0x that has no zero', text: '1a'.repeat(20) },
  { what: 'one with 4 digits too few', text: '1a'.repeat(18) },
  { what: 'one with 4 digits too many', text: '1a'.repeat(22) },
  { what: 'a megabyte of base58', text: '1'.repeat(1_000_000) },
])('names no other network for $what', ({ text }) => {
  expect(otherNetworkFinding(text, [])).toBeUndefined();
});
