import { expect, test } from 'vitest';
import { hasMacLineEnds, sniffSeparator, sniffText } from './sniffFormat.ts';

test.each([
  { why: 'an object', head: '{"a": 1}', file: 'a.csv', format: 'json' },
  {
    why: 'objects on lines of their own',
    head: '{"a":1}\n{"a":2}',
    file: 'a.json',
    format: 'ndjson',
  },
  {
    why: 'a heading of two columns',
    head: 'phone,country\n+2348033120456,NG',
    file: '-',
    format: 'csv',
  },
  {
    why: 'the same in a .txt file',
    head: 'phone,country\n+2348033120456,NG',
    file: 'a.txt',
    format: 'csv',
  },
  {
    why: 'text that a spreadsheet saved with tabs',
    head: 'Phone (1)\tCountry\n+2348033120456\tNG',
    file: 'a.txt',
    format: 'csv',
  },
  {
    why: 'values with notes in a .txt file',
    head: '+2348033120456, office\n+2348033120457, home',
    file: 'a.txt',
    format: 'lines',
  },
  { why: 'phone numbers', head: '+2348033120456\n+2348033120457', file: '-', format: 'lines' },
  { why: 'one phone number', head: '+2348033120456', file: '-', format: 'lines' },
  { why: 'phone numbers in a .csv file', head: '+2348033120456', file: 'a.csv', format: 'csv' },
  { why: 'a heading above phone numbers', head: 'phone\n+2348033120456', file: '-', format: 'csv' },
  {
    why: 'a heading in a .txt file',
    head: 'Numéro de téléphone\r\n+33140205050',
    file: 'a.txt',
    format: 'csv',
  },
  {
    why: 'a heading above addresses',
    head: 'address\n0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    file: '-',
    format: 'csv',
  },
  { why: 'a word above a word', head: 'phone\nnone', file: '-', format: 'lines' },
  { why: 'one word', head: 'phone', file: '-', format: 'lines' },
  {
    why: 'a name above an address',
    head: 'vitalik.eth\n0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    file: '-',
    format: 'lines',
  },
])('$why is read as $format', ({ head, file, format }) => {
  expect(sniffText(head, file)).toBe(format);
});

test.each([
  { why: 'commas', head: 'a,b;c\n1;2;3;4', separator: ',' },
  { why: 'semicolons', head: 'a;b;c,d', separator: ';' },
  { why: 'tabs', head: 'a\tb\tc;d', separator: '\t' },
  { why: 'vertical bars', head: 'a|b|c,d', separator: '|' },
  { why: 'commas, as bars stand inside quotes', head: '"a|b|c|d",e', separator: ',' },
  { why: 'one column', head: 'a', separator: ',' },
  { why: 'semicolons below a title', head: 'Onboarding list\n\na;b\n1,5;2,5', separator: ';' },
  { why: 'bars in lines of a Mac', head: 'a|b\r1,2,3,4', separator: '|' },
])('a table with $why', ({ head, separator }) => {
  expect(sniffSeparator(head)).toBe(separator);
});

test.each([
  { head: 'a\rb', isMac: true },
  { head: 'a\r\nb', isMac: false },
  { head: 'a\nb', isMac: false },
  { head: 'a', isMac: false },
])('line ends of a Mac in $head: $isMac', ({ head, isMac }) => {
  expect(hasMacLineEnds(head)).toBe(isMac);
});
