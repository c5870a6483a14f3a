import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedPath, closeGaps, openPath } from './listGaps.ts';

const owner = { name: 'Ada', documents: [undefined, { type: 'A' }] };
const record = { owners: [undefined, owner, undefined, { name: 'Obi' }], name: 'Mill' };

test('elements move up to the gaps before them, in lists inside lists too', () => {
  expect(closeGaps(record)).toEqual({
    owners: [{ name: 'Ada', documents: [{ type: 'A' }] }, { name: 'Obi' }],
    name: 'Mill',
  });
});

test.each([
  { open: ['name'], closed: ['name'] },
  { open: ['owners', 1, 'name'], closed: ['owners', 0, 'name'] },
  { open: ['owners', 3, 'name'], closed: ['owners', 1, 'name'] },
  { open: ['owners', 1, 'documents', 1, 'type'], closed: ['owners', 0, 'documents', 0, 'type'] },
  { open: ['missing', 2], closed: ['missing', 2] },
])('$open is $closed once gaps are closed', ({ open, closed }) => {
  expect(closedPath(record, open)).toEqual(closed);
  expect(openPath(record, closed)).toEqual(open);
});

test('the path of an element leads to it before and after', () => {
  const lists = fc.array(fc.option(fc.integer(), { nil: undefined }), { maxLength: 8 });
  fc.assert(
    fc.property(lists, (list) => {
      const closed = closeGaps(list) as readonly number[];
      for (const [at, item] of list.entries()) {
        if (item === undefined) continue;
        const [to = -1] = closedPath(list, [at]).map(Number);
        expect(closed[to]).toBe(item);
        expect(openPath(list, [to])).toEqual([at]);
      }
    }),
  );
});
