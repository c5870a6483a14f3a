import { expect, test } from 'vitest';
import { groupOfCode, isUnknownCode } from './industryGroup.ts';

test.each([
  ['311211', ['311212']],
  [' 115111 ', ['115113']],
  ['999999', []],
])('“%s” is a code that the API has not, unlike %j of its group', (code, group) => {
  expect(isUnknownCode(code)).toBe(true);
  expect(groupOfCode(code)).toEqual(group);
});

test.each(['311212', '3112', 'bakery', ''])('“%s” is no such code', (text) => {
  expect(isUnknownCode(text)).toBe(false);
});
