import { expect, test } from 'vitest';
import { deepFreeze } from './deepFreeze.ts';
import { readOnlySet } from './readOnlySet.ts';

test('has what it was made of, and takes nothing more', () => {
  const set = readOnlySet(['a', 'b', 'a']);
  expect([set.size, [...set], set.has('b'), set.has('c')]).toEqual([2, ['a', 'b'], true, false]);
  expect([[...set.keys()], [...set.values()], [...set.entries()]]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    [
      ['a', 'a'],
      ['b', 'b'],
    ],
  ]);
  const seen: string[] = [];
  set.forEach((value, key, self) => {
    seen.push(value, key);
    expect(self).toBe(set);
  });
  expect(seen).toEqual(['a', 'a', 'b', 'b']);
  expect('add' in set).toBe(false);
  expect(() => Reflect.apply(Set.prototype.add, set, ['c'])).toThrow(TypeError);
  expect(() => Object.assign(set, { has: () => true })).toThrow(TypeError);
});

test('freezes lists and objects at every depth, and leaves functions and instances alone', () => {
  const check = (): void => {};
  const date = new Date(0);
  const value = deepFreeze({ list: [{ a: 1 }], check, date });
  expect(Object.isFrozen(value.list[0])).toBe(true);
  expect([Object.isFrozen(check), Object.isFrozen(date)]).toEqual([false, false]);
});
