import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFix } from './applyFix.ts';
import { type Fix, type FixChange, toFix } from './fix.ts';

const fixOf = (...[first, ...others]: [FixChange, ...FixChange[]]): Fix => {
  return { rule: 'a/b', path: ['a'], changes: [first, ...others] };
};
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
    {
      why: 'a field that is left out',
      changes: [{ path: ['note'], replaces: null }],
      after: {
        name: draft.name,
        address: draft.address,
        owners: draft.owners,
        other: draft.other,
      },
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

  test.each([
    { why: 'a value', path: ['name'], replaces: 'Ada' },
    { why: 'nothing', path: ['none'] },
    { why: 'an element of a list', path: ['list', 0], replaces: null },
    { why: 'the whole draft', path: [], replaces: null },
  ])('nothing without a value for $why', ({ path, replaces }) => {
    const change: FixChange = { path, ...(replaces !== undefined && { replaces }) };
    const given = path.length === 0 ? null : { ...draft, list: [null] };
    expect(applyFix(given, fixOf(change)).findings).toHaveLength(1);
  });

  test('to a draft that is one value', () => {
    expect(applyFix('a b', fixOf({ path: [], value: 'ab', replaces: 'a b' }))).toEqual({
      value: 'ab',
    });
  });
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
