import { expect, test } from 'vitest';
import { changeable } from '../../packages/testing/src/changeable.ts';
import { publicPackages } from './publicEntries.ts';

const root = new URL('../..', import.meta.url).pathname;
const entries = publicPackages(root).flatMap(({ folder, entries: all }) =>
  all.map(({ specifier, types }) => ({
    specifier,
    file: `${root}/packages/${folder}/${types.replace('./dist/', 'src/').replace(/\.d\.ts$/, '.ts')}`,
  })),
);

test.each(entries)('nobody can change what $specifier exports', async ({ file }) => {
  const module: object = await import(file);
  // The metadata of every country is an object of libphonenumber-js, which others in the process use too.
  const seen = new Set<unknown>([Reflect.get(module, 'maxMetadata')]);
  expect(Object.entries(module).flatMap(([name, one]) => changeable(one, name, seen))).toEqual([]);
});

test('the walk finds what can be changed, wherever it is', () => {
  const holder = Object.freeze({ list: ['a'], set: new Set(['b']), frozen: Object.freeze([{}]) });
  expect(changeable(holder, 'one', new Set())).toEqual([
    'one.list',
    'one.set is a Set',
    'one.frozen.0',
  ]);
});
