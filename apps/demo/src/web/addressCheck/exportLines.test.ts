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
    'Line,Result,name,wallet,',
    '2,Wrong length,"Ama ""A"" Mensah",0x1,"12,50"',
    '4,Not an address',
    '',
  ]);
});

test('no cell of the export runs as a formula', () => {
  expect(exportLines([], ['=1+1'], [], () => [])).toBe("'=1+1\r\n");
});
