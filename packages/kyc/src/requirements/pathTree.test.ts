import { expect, test } from 'vitest';
import { PathTree } from './pathTree.ts';

const treeOf = (...paths: readonly (readonly PropertyKey[])[]): PathTree => {
  const tree = new PathTree();
  for (const path of paths) tree.add(path);
  return tree;
};
const owners = treeOf(['business_owners', 0, 'address', 'city'], ['email']);

test.each([
  { path: ['email'], has: true, within: true, onTheWay: true },
  { path: ['email', 'domain'], has: false, within: false, onTheWay: true },
  { path: ['business_owners', 0, 'address', 'city'], has: true, within: true, onTheWay: true },
  { path: ['business_owners', 0, 'address'], has: false, within: true, onTheWay: false },
  { path: ['business_owners', 1], has: false, within: false, onTheWay: false },
  { path: ['phone'], has: false, within: false, onTheWay: false },
  { path: [], has: false, within: true, onTheWay: false },
])('$path: added $has, leads to one $within, lies in one $onTheWay', (row) => {
  expect(owners.has(row.path)).toBe(row.has);
  expect(owners.hasWithin(row.path)).toBe(row.within);
  expect(owners.hasOnTheWayTo(row.path)).toBe(row.onTheWay);
});

test('a path is added once, also behind one that it leads into', () => {
  const { paths } = treeOf(['a', 'b'], ['a'], ['a', 'b'], ['a']);
  expect(paths).toEqual([['a', 'b'], ['a']]);
});

test('nothing leads into an empty tree, and everything lies in a whole one', () => {
  expect(treeOf().hasWithin([])).toBe(false);
  expect(treeOf([]).hasWithin([])).toBe(true);
  expect(treeOf([]).hasOnTheWayTo(['email'])).toBe(true);
});
