import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFix } from './applyFix.ts';
import { type Fix, type FixChange, toFix } from './fix.ts';

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

describe('applies', () => {
  test.each([
    {
      why: 'one value',
      changes: [{ path: ['name'], value: 'Obi', replaces: 'Ada' }],
      after: { ...draft, name: 'Obi' },
    },
    {
      why: 'two swapped values',
      changes: [
        { path: ['address', 'city'], value: 'Ikeja', replaces: 'Lagos' },
        { path: ['address', 'state'], value: 'Lagos', replaces: 'Ikeja' },
      ],
      after: { ...draft, address: { city: 'Ikeja', state: 'Lagos' } },
    },
    {
      why: 'values of list elements',
      changes: [
        { path: ['owners', 0, 'share'], value: 50, replaces: 0.5 },
        { path: ['owners', 1, 'share'], value: 50, replaces: 0.5 },
      ],
      after: { ...draft, owners: [{ share: 50 }, { share: 50 }] },
    },
    {
      why: 'an element of a list',
      changes: [{ path: ['other', 'deep', 1], value: 3, replaces: 2 }],
      after: { ...draft, other: { deep: [1, 3] } },
    },
    {
      why: 'a field that is missing',
      changes: [{ path: ['address', 'country'], value: 'NG' }],
      after: { ...draft, address: { ...draft.address, country: 'NG' } },
    },
    {
      why: 'a field that is null',
      changes: [{ path: ['note'], value: 'x', replaces: null }],
      after: { ...draft, note: 'x' },
    },
  ] as const)('$why', ({ changes: [first, ...others], after }) => {
    const fix = fixOf(first, ...others);
    const before = structuredClone(draft);
    expect(applyFix(draft, fix)).toEqual({ value: after });
    expect(applyFix(draft, JSON.parse(JSON.stringify(fix)))).toEqual({ value: after });
    expect(draft).toEqual(before);
  });

  test('and shares the parts that it does not touch', () => {
    const { value } = applyFix(
      draft,
      fixOf({ path: ['owners', 1, 'share'], value: 50, replaces: 0.5 }),
    );
    expect(value?.other).toBe(draft.other);
    expect(value?.address).toBe(draft.address);
    expect(value?.owners[0]).toBe(draft.owners[0]);
    expect(value?.owners[1]).not.toBe(draft.owners[1]);
  });

  test('to a draft that is one value', () => {
    expect(applyFix('a b', fixOf({ path: [], value: 'ab', replaces: 'a b' }))).toEqual({
      value: 'ab',
    });
  });
});

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

test('a fix of any field can be applied, and then taken back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), fc.string(), (other, before, after) => {
      fc.pre(before !== after);
      const first = { other, list: [{ field: before }] };
      const finding = { rule: 'a/b', path: [] };
      const change = (value: string) => [{ path: ['list', 0, 'field'], value }];
      const fix = toFix(finding, first, change(after));
      const second = fix && applyFix(first, fix).value;
      expect(second).toEqual({ other, list: [{ field: after }] });
      expect(fix && applyFix(second, fix).findings).toHaveLength(1);
      const undo = toFix(finding, second, change(before));
      expect(undo && applyFix(second, undo).value).toEqual(first);
    }),
  );
});
