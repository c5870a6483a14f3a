import { expect, test } from 'vitest';
import { toFix } from './fix.ts';

const finding = { rule: 'a/b', path: ['owners', 0] };
const draft = { owners: [{ share: 0.5, note: null, address: {}, ratio: Number.NaN }] };
const changesOf = (key: string, value: string | number | undefined) =>
  toFix(finding, draft, [{ path: ['owners', 0, key], ...(value !== undefined && { value }) }])
    ?.changes;

test.each([
  {
    why: 'what it replaces',
    key: 'share',
    value: 50,
    changes: [{ path: ['owners', 0, 'share'], value: 50, replaces: 0.5 }],
  },
  {
    why: 'null as what it replaces',
    key: 'note',
    value: 'x',
    changes: [{ path: ['owners', 0, 'note'], value: 'x', replaces: null }],
  },
  {
    why: 'nothing where nothing is replaced',
    key: 'title',
    value: 'x',
    changes: [{ path: ['owners', 0, 'title'], value: 'x' }],
  },
  {
    why: 'no value for a null that is left out',
    key: 'note',
    value: undefined,
    changes: [{ path: ['owners', 0, 'note'], replaces: null }],
  },
  { why: 'no change that leaves out a value', key: 'share', value: undefined, changes: undefined },
  { why: 'no change where there is none', key: 'share', value: 0.5, changes: undefined },
  { why: 'no change of an object', key: 'address', value: 'x', changes: undefined },
  { why: 'no change of a number JSON lacks', key: 'ratio', value: 1, changes: undefined },
])('a fix has $why', ({ key, value, changes }) => {
  expect(changesOf(key, value)).toEqual(changes);
});

test('a fix has the rule and the path of its finding, and only values that change', () => {
  const path = (index: number) => ['owners', index, 'share'];
  const both = { owners: [{ share: 0.5 }, { share: 50 }] };
  expect(
    toFix(finding, both, [
      { path: path(0), value: 50 },
      { path: path(1), value: 50 },
    ]),
  ).toEqual({ ...finding, changes: [{ path: path(0), value: 50, replaces: 0.5 }] });
});
