import { expect, test } from 'vitest';
import { firstAddressIn } from './firstAddressIn.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([
  { line: `Accra, ${address}`, found: address },
  { line: `${address};${address.toLowerCase()}`, found: address },
  { line: `${address}0`, found: undefined },
  { line: address.slice(0, -1), found: undefined },
  { line: 'Name, address', found: undefined },
])('the first address of “$line” is $found', ({ line, found }) => {
  expect(firstAddressIn(line)).toBe(found);
});
