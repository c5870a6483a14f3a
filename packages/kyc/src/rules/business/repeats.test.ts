import { expect, test } from 'vitest';
import { foldedText, repeats } from './repeats.ts';

test('a key that comes back has the place where it was first', () => {
  expect(repeats(['a', 'b', 'a', undefined, 'a', undefined])).toEqual([
    [2, 0],
    [4, 0],
  ]);
});

test.each([
  { value: ' Ada  Obi ', folded: 'adaobi' },
  { value: 'Adá Öbi-', folded: 'adaobi' },
  { value: ' ', folded: undefined },
  { value: '…', folded: undefined },
  { value: 7, folded: undefined },
])('$value is compared as $folded', ({ value, folded }) => {
  expect(foldedText(value)).toBe(folded);
});
