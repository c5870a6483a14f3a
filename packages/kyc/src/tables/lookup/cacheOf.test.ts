import { expect, test } from 'vitest';
import { cacheOf } from './cacheOf.ts';

const made: string[] = [];
const upper = cacheOf(4, (text) => {
  made.push(text);
  return text.toUpperCase();
});

test.each([
  { text: 'ab', makes: ['ab'] },
  { text: 'ab', makes: [] },
  { text: 'cd', makes: ['cd'] },
  { text: 'ab', makes: [] },
  { text: 'e', makes: ['e'] },
  { text: 'cd', makes: [] },
  { text: 'ab', makes: ['ab'] },
  { text: 'longer', makes: ['longer'] },
  { text: 'longer', makes: ['longer'] },
  { text: 'ab', makes: ['ab'] },
])('$text makes $makes: the oldest make way', ({ text, makes }) => {
  made.length = 0;
  expect(upper(text)).toBe(text.toUpperCase());
  expect(made).toEqual(makes);
});
