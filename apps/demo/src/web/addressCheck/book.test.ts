import { expect, test } from 'vitest';
import { parseBook } from './book.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([
  { line: `Accra distributor, ${address}`, entries: [{ name: 'Accra distributor', address }] },
  { line: `${address}\tAccra distributor`, entries: [{ name: 'Accra distributor', address }] },
  { line: `${address};`, entries: [{ name: '0x5aAe…eAed', address }] },
  { line: `Typo, ${address.slice(0, -1)}D`, entries: [] },
  { line: 'Name, address', entries: [] },
  { line: '', entries: [] },
])('“$line” gives $entries', ({ line, entries }) => {
  expect(parseBook(line)).toEqual(entries);
});
