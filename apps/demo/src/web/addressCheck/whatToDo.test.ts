import { en } from '@passmuster/schemas/labels';
import { expect, test } from 'vitest';
import { translateBy } from '../language/useText.ts';
import { checkList } from './checkList.ts';
import { whatToDo } from './whatToDo.ts';

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const twin = '0x5aaeb60c1d8f27e945b03a6cf19d82e7541beaed';
const book = [{ name: 'Koné', address: right }];

const said = (list: readonly string[], known: typeof book) =>
  checkList(list.join('\n'), 'polygon', known).map((line) => [
    line.result,
    whatToDo(line, translateBy({}, en), ({ remedy }) => remedy),
  ]);

test('an address of the book is named, and only the other one looks like it', () => {
  expect(said([right, twin, right.toLowerCase()], book)).toEqual([
    ['Valid', 'In your address book: Koné'],
    ['Look-alike', 'Looks like Koné but is different. Compare every character.'],
    ['Duplicate', 'Same as line 1. In your address book: Koné'],
  ]);
});

test('a look-alike names the entry of the book that it looks like', () => {
  expect(said([twin], book)).toEqual([
    ['Look-alike', 'Looks like Koné but is different. Compare every character.'],
  ]);
});

test('a look-alike that is repeated says so', () => {
  const looks = (line: number) =>
    `Looks like line ${line} but is different. Compare every character.`;
  expect(said([right, twin, right], [])).toEqual([
    ['Look-alike', looks(2)],
    ['Look-alike', looks(1)],
    ['Look-alike', `Same as line 1. ${looks(2)}`],
  ]);
});
