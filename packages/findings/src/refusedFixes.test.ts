import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFix } from './applyFix.ts';
import type { Fix, FixChange } from './fix.ts';

const fixOf = (...[first, ...others]: [FixChange, ...FixChange[]]): Fix => {
  return { rule: 'a/b', path: ['a'], changes: [first, ...others] };
};
/** A fix that comes from elsewhere, unchecked. */
const received = (fix: unknown): Fix => Object(fix);
const draft = {
  name: 'Ada',
  note: null,
  address: { city: 'Lagos', state: 'Ikeja' },
  owners: [{ share: 0.5 }, { share: 0.5 }],
  other: { deep: [1, 2] },
};

describe('refuses, and changes nothing', () => {
  const long = { list: Array.from({ length: 1001 }, () => 0) };
  test.each([
    {
      why: 'another value since',
      on: { ...draft, name: 'Eve' },
      change: { path: ['name'], value: 'Obi', replaces: 'Ada' },
    },
    {
      why: 'a value where there was none',
      on: draft,
      change: { path: ['name'], value: 'Obi' },
    },
    {
      why: 'a value that is gone',
      on: {},
      change: { path: ['name'], value: 'Obi', replaces: 'Ada' },
    },
    {
      why: 'another type since',
      on: { share: '50' },
      change: { path: ['share'], value: 5, replaces: 50 },
    },
    { why: 'a parent that is missing', on: {}, change: { path: ['a', 'b'], value: 1 } },
    { why: 'an element to add', on: { list: [1] }, change: { path: ['list', 1], value: 2 } },
    {
      why: 'an element before the first',
      on: { list: [1] },
      change: { path: ['list', -1], value: 2 },
    },
    { why: 'half an element', on: { list: [1] }, change: { path: ['list', 0.5], value: 2 } },
    {
      why: 'the length of a list',
      on: { list: [1] },
      change: { path: ['list', 'length'], value: 0, replaces: 1 },
    },
    { why: 'an index of an object', on: { a: {} }, change: { path: ['a', 0], value: 1 } },
    {
      why: 'a character of a text',
      on: { a: 'x' },
      change: { path: ['a', 0], value: 'y', replaces: 'x' },
    },
    { why: 'a list as a value', on: {}, change: { path: ['a'], value: [] } },
    { why: 'an object as a value', on: {}, change: { path: ['a'], value: {} } },
    { why: 'no value', on: { a: 1 }, change: { path: ['a'], replaces: 1 } },
    { why: 'NaN, which JSON does not have', on: {}, change: { path: ['a'], value: Number.NaN } },
    {
      why: 'a list longer than a review reads',
      on: long,
      change: { path: ['list', 0], value: 1, replaces: 0 },
    },
    { why: 'a path as text', on: { a: 1 }, change: { path: 'a', value: 2, replaces: 1 } },
    { why: '__proto__', on: {}, change: { path: ['__proto__', 'polluted'], value: 1 } },
    {
      why: '__proto__ as a field of its own',
      on: JSON.parse('{"__proto__":{"a":1}}'),
      change: { path: ['__proto__', 'a'], value: 2, replaces: 1 },
    },
    {
      why: 'the prototype of every object',
      on: {},
      change: { path: ['constructor', 'prototype', 'polluted'], value: 1 },
    },
    { why: 'a method of every object', on: {}, change: { path: ['toString'], value: 'x' } },
  ])('$why', ({ on, change }) => {
    const before = structuredClone(on);
    const result = applyFix<unknown>(on, fixOf(change as FixChange));
    expect(result.findings?.map(({ rule }) => rule)).toEqual(['input/changed']);
    expect(on).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('one change of two that no longer fits', () => {
    const fix = fixOf(
      { path: ['name'], value: 'Obi', replaces: 'Ada' },
      { path: ['address', 'city'], value: 'Ikeja', replaces: 'Abuja' },
    );
    expect(applyFix(draft, fix).findings).toHaveLength(1);
  });

  test.each([null, 'fix', {}, { changes: [] }, { changes: {} }, { changes: [null] }])(
    'a fix that is %j',
    (fix) => {
      expect(applyFix(draft, received(fix)).findings).toHaveLength(1);
    },
  );

  test('a draft whose own code throws', () => {
    const hostile = {
      get name(): string {
        throw new Error('Ada');
      },
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const nested of [hostile, proxy]) {
      const change = { value: 'Obi', replaces: 'Ada' };
      const outer = fixOf({ path: ['nested', 'name'], ...change });
      expect(applyFix({ nested }, outer).findings).toHaveLength(1);
      expect(applyFix(nested, fixOf({ path: ['name'], ...change })).findings).toHaveLength(1);
      expect(applyFix(nested, fixOf({ path: ['a'], value: 1 })).findings).toHaveLength(1);
    }
  });

  test('a list of any length, without reading it', () => {
    const fix = fixOf({ path: ['list', 0], value: 1, replaces: 0 });
    expect(applyFix({ list: Array(4_000_000_000) }, fix).findings).toHaveLength(1);
    const limits = { perList: 1001, perBody: 5000 };
    expect(applyFix(long, fix, { limits }).value?.list[0]).toBe(1);
  });
});

test('no fix makes it throw, whatever the draft', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.array(fc.anything()), (on, value, path) => {
      const fix = received({ rule: 'a/b', path: [], changes: [{ path, value, replaces: value }] });
      expect(Object.keys(applyFix(on, fix))).toHaveLength(1);
    }),
  );
});
