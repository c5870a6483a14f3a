import { expect, test } from 'vitest';
import { exportLines } from './exportLines.ts';

test('the export has the columns of the file after those of the check', () => {
  const row = { address: '0x1', cells: ['Ama "A" Mensah', '0x1', '12,50'] };
  const lines = [
    { line: 2, address: '0x1', tone: 'error' as const, result: 'Wrong length', row },
    { line: 4, address: 'typed', tone: 'error' as const, result: 'Not an address' },
  ];
  const csv = exportLines(lines, ['Line', 'Result'], ['name', 'wallet'], ({ line, result }) => [
    String(line),
    result,
  ]);
  expect(csv.split('\r\n')).toEqual([
    '"Line","Result","name","wallet",""',
    '"2","Wrong length","Ama ""A"" Mensah","0x1","12,50"',
    '"4","Not an address"',
  ]);
});

test.each([
  {
    why: 'a formula',
    text: '=HYPERLINK("https://example.com")',
    cell: `"'=HYPERLINK(""https://example.com"")"`,
  },
  { why: 'a formula behind a space', text: ' +1', cell: `"' +1"` },
  { why: 'a full-width sign', text: '＝1', cell: `"'＝1"` },
  { why: 'a sign inside a text', text: 'a=1', cell: '"a=1"' },
  { why: 'an address', text: '0x52', cell: '"0x52"' },
])('$why is exported as text', ({ text, cell }) => {
  expect(exportLines([], [text], [], () => [])).toBe(cell);
});
