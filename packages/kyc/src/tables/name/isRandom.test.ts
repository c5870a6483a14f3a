import { expect, test } from 'vitest';
import { isRandom } from './isRandom.ts';

test.each([
  ['asdf', true],
  ['asdfjkl', true],
  ['lkjhgf', true],
  ['qsdfgh', true],
  ['qwerty123', true],
  ['fghfgh', true],
  ['jkljkljkl', true],
  ['sdkfjhsd', true],
  ['asdf hjkl', true],
  ['asdf asdf asdf asdf', true],
  ['asdf asdf asdf asdf asdf', false],
  ['asdf street', false],
  ['asd', false],
  ['reza', false],
  ['trew', false],
  ['wertz', false],
  ['qwera', false],
  ['azer', false],
  ['coco', false],
  ['bora bora', false],
  ['ststst', false],
  ['smrž', false],
  ['ffrwd', false],
  ['cwmbrn', false],
  ['smrtkptn', true],
  ['mndstn', false],
  ['asdf'.repeat(16), false],
  ['', false],
])('%s is typed at random: %s', (text, is) => {
  expect(isRandom(text, true)).toBe(is);
});

test('consonants in capitals may be an abbreviation', () => {
  expect(isRandom('smrtkptn', false)).toBe(false);
  expect(isRandom('asdfgh', false)).toBe(true);
});
