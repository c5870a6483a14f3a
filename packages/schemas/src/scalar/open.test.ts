import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openObject } from './openObject.ts';
import { openPicklist } from './openPicklist.ts';

test('an open set takes any text, and names the known values as its examples', () => {
  const schema = openPicklist(['active', 'pending']);
  expect(v.is(schema, 'never seen')).toBe(true);
  expect(v.is(schema, 7)).toBe(false);
  expect(v.getExamples(schema)).toEqual(['active', 'pending']);
});

test('an open object keeps what it does not know, and still checks what it knows', () => {
  const schema = openObject({ id: v.string() });
  const grown = { id: 'w-1', later: true };
  expect(v.parse(schema, grown)).toEqual(grown);
  expect(v.is(schema, { id: 1 })).toBe(false);
});
