import { expect, test } from 'vitest';
import { checkList } from './checkList.ts';

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('a list of one of each kind', () => {
  const list = [
    right,
    `${right.slice(0, -1)}D`,
    '',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    `Accra distributor,${right}`,
    '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359',
    'adunni.eth',
  ].join('\n');
  expect(checkList(list, 'polygon', []).map(({ line, result }) => [line, result])).toEqual([
    [1, 'Valid'],
    [2, 'Typo'],
    [4, 'Wrong network'],
    [5, 'Duplicate'],
    [6, 'Token contract'],
    [7, 'No checksum'],
    [8, 'Not an address'],
  ]);
});

test.each([
  { line: `${right} Embalagens Çelik`, result: 'Valid', address: right },
  { line: `Accra distributor ${right}`, result: 'Valid', address: right },
  { line: `Accra "${right}"`, result: 'Valid', address: right },
  { line: `${right.slice(0, -1)}D Accra`, result: 'Typo' },
  // Neither is left out unseen.
  { line: `${right} ${right}`, result: 'Not an address' },
  { line: `${right}-Accra`, result: 'Wrong length' },
])('“$line” is $result', ({ line, ...found }) => {
  expect(checkList(line, 'polygon', [])).toMatchObject([found]);
});

test('a look-alike of the address book is found in a list', () => {
  const lines = checkList('0x5aaeb60c1d8f27e945b03a6cf19d82e7541beaed', 'polygon', [
    { name: 'Accra distributor', address: right },
  ]);
  expect(lines).toMatchObject([{ result: 'Look-alike', tone: 'warning' }]);
});

test('two lines that look the same name each other, and a duplicate names the look-alike', () => {
  const twin = '0x5aaeb60c1d8f27e945b03a6cf19d82e7541beaed';
  const lines = checkList(['', right, twin, right].join('\n'), 'polygon', []);
  expect(lines.map(({ line, result, resembles }) => [line, result, resembles])).toEqual([
    [2, 'Look-alike', 3],
    [3, 'Look-alike', 2],
    [4, 'Look-alike', 3],
  ]);
});

test('lines past the limit are not read', () => {
  expect(checkList(`${right}\n`.repeat(10_002), 'polygon', [])).toHaveLength(10_000);
});

test('a row of a file without an address is a line to fix, an empty line that was typed is not', () => {
  const rows = [
    undefined,
    { address: right, cells: ['Ama', right] },
    { address: '', cells: ['Kofi', ''] },
  ];
  const lists = [{ start: 1, headings: ['name', 'wallet'], rows }];
  const lines = checkList(`\n\n${right}\n`, 'polygon', [], undefined, lists);
  expect(lines.map(({ line, result, row }) => [line, result, row?.cells[0]])).toEqual([
    [3, 'Valid', 'Ama'],
    [4, 'No address', 'Kofi'],
  ]);
});
