import { expect, test } from 'vitest';
import { createMemo } from './memoize.ts';

test('does the same work on the same argument once', () => {
  const seen: string[] = [];
  const look = (text: string): string | undefined => {
    seen.push(text);
    return text === '' ? undefined : text.toUpperCase();
  };
  const shout = (text: string): string => `${text}!`;
  const once = createMemo();
  expect([once(look, 'a'), once(look, 'a'), once(look, ''), once(look, '')]).toEqual([
    'A',
    'A',
    undefined,
    undefined,
  ]);
  expect(once(shout, 'a')).toBe('a!');
  expect(seen).toEqual(['a', '']);
});

test('another review starts with an empty memo', () => {
  let count = 0;
  const work = () => (count += 1);
  createMemo()(work, undefined);
  createMemo()(work, undefined);
  expect(count).toBe(2);
});
