import { expect, test } from 'vitest';
import { entryWith } from './book.ts';
import { parseBook } from './parseBook.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([
  { line: `Accra distributor, ${address}`, entries: [{ name: 'Accra distributor', address }] },
  { line: `${address}\tAccra distributor`, entries: [{ name: 'Accra distributor', address }] },
  { line: `${address} Embalagens Çelik`, entries: [{ name: 'Embalagens Çelik', address }] },
  { line: `"Koné - fils": ${address}`, entries: [{ name: 'Koné - fils', address }] },
  { line: `Koné, Abidjan ${address}, 2026`, entries: [{ name: 'Koné, Abidjan, 2026', address }] },
  { line: `${address};`, entries: [{ name: '0x5aAe…eAed', address }] },
  { line: `Typo, ${address.slice(0, -1)}D`, entries: [] },
  { line: 'Name, address', entries: [] },
  { line: '', entries: [] },
])('“$line” gives $entries', ({ line, entries }) => {
  expect(parseBook(line).entries).toEqual(entries);
});

test('a line that can’t be used is named with its number and why', () => {
  const lines = [
    `Accra, ${address}`,
    '',
    `Typo, ${address.slice(0, -1)}D`,
    `Short, ${address.slice(0, -1)}`,
    'Tron, TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'Name, address',
  ];
  const { entries, unread } = parseBook(lines.join('\n'));
  expect(entries).toHaveLength(1);
  expect(unread.map(({ line, result }) => [line, result])).toEqual([
    [3, 'Typo'],
    [4, 'Wrong length'],
    [5, 'Wrong network'],
    [6, 'Not an address'],
  ]);
});

test('the entry of an address is found however its letters are written', () => {
  const book = [{ name: 'Accra', address }];
  expect(entryWith(book, address.toLowerCase())?.name).toBe('Accra');
  expect(entryWith(book, address.slice(0, -1))).toBeUndefined();
});
