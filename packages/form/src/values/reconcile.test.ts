import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reconcile } from './reconcile.ts';

const row = (rowId: string, name = rowId) => ({ rowId, name });
const file = (fileId: string) => ({ fileId, name: 'a.pdf', type: 'application/pdf', size: 1 });

describe('what changed', () => {
  test.each([
    { why: 'nothing', last: { a: 1 }, next: { a: 1 }, changed: [] },
    { why: 'a field', last: { a: 1, b: 1 }, next: { a: 2, b: 1 }, changed: ['a'] },
    { why: 'a field that is new', last: {}, next: { a: 1 }, changed: ['a'] },
    { why: 'a field that is gone', last: { a: 1 }, next: {}, changed: ['a'] },
    { why: 'a field inside', last: { a: { b: 1 } }, next: { a: { b: 2 } }, changed: ['a.b'] },
    { why: 'a group that is new', last: {}, next: { a: { b: 1 } }, changed: ['a.b'] },
    {
      why: 'a field of a row that moved',
      last: { rows: [row('x'), row('y')] },
      next: { rows: [row('y', 'new'), row('x')] },
      changed: ['rows.0.name', 'rows'],
    },
    {
      why: 'the order of rows',
      last: { rows: [row('x'), row('y')] },
      next: { rows: [row('y'), row('x')] },
      changed: ['rows'],
    },
    {
      why: 'a row that is gone',
      last: { rows: [row('x'), row('y')] },
      next: { rows: [row('y')] },
      changed: ['rows'],
    },
    {
      why: 'rows without ids, which are compared by their places',
      last: { rows: [{ name: 'x' }, { name: 'y' }] },
      next: { rows: [{ name: 'y' }, { name: 'y' }] },
      changed: ['rows.0.name'],
    },
    { why: 'the same file', last: { f: file('1') }, next: { f: file('1') }, changed: [] },
    { why: 'another file', last: { f: file('1') }, next: { f: file('2') }, changed: ['f'] },
    {
      why: 'text that can’t be read',
      last: { a: '1' },
      next: { a: { unread: 'x' } },
      changed: ['a'],
    },
    {
      why: 'the same text',
      last: { a: { unread: 'x' } },
      next: { a: { unread: 'x' } },
      changed: [],
    },
    {
      why: 'a value that takes the place of a group',
      last: { a: { b: 1 } },
      next: { a: '' },
      changed: ['a'],
    },
  ])('is $why: $changed', ({ last, next, changed }) => {
    expect(reconcile(last, next).changed.map((path) => path.join('.'))).toEqual(changed);
  });
});

test('what didn’t change is the same object, and a list without changes the same list', () => {
  const last = reconcile(undefined, { a: { b: 1 }, rows: [row('x')], c: 1 }).values;
  const { values } = reconcile(last, { a: { b: 1 }, rows: [row('x')], c: 2 });
  expect(values.a).toBe(last.a);
  expect(values.rows).toBe(last.rows);
  expect(values).not.toBe(last);
  expect(reconcile(last, structuredClone(last)).values).toBe(last);
});

const jsonValues = fc.jsonValue({ maxDepth: 4 });

test('the result equals the new values and shares nothing with them', () => {
  fc.assert(
    fc.property(jsonValues, jsonValues, (last, next) => {
      const { values, changed } = reconcile(last, next);
      expect(values).toEqual(next);
      if (changed.length === 0) expect(values).toBe(last);
      if (typeof next === 'object' && next !== null) expect(values).not.toBe(next);
    }),
  );
});

test('a key of an object’s prototype is a field like any other', () => {
  const next = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": 2}');
  const { values } = reconcile({}, next);
  expect(Object.keys(values)).toEqual(['__proto__', 'constructor']);
  expect(Object(Object.create(null)).polluted).toBeUndefined();
  expect(Object({}).polluted).toBeUndefined();
});

test('values that contain themselves end at a depth', () => {
  const loop: Record<string, unknown> = {};
  loop['loop'] = loop;
  expect(() => reconcile(undefined, loop)).not.toThrow();
});
