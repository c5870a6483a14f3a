import { expect, it } from 'vitest';
import { formatIn } from './useFormat.ts';

it('writes the first of a month as French does', () => {
  expect(formatIn('fr').day('2019-03-01')).toBe('1er mars 2019');
  expect(formatIn('fr').day('2019-03-11')).toBe('11 mars 2019');
});
