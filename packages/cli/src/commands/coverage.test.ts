import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';

test.each([
  { args: ['coverage', 'NG'], columns: 60 },
  { args: ['coverage'], columns: 100 },
])('$args stays within $columns columns', async ({ args, columns }) => {
  const { out } = await runInTest(args, { columns });
  expect(Math.max(...out.split('\n').map((line) => line.trimEnd().length))).toBeLessThanOrEqual(
    columns,
  );
});

test('each country has one line, whose marks stand under their headings', async () => {
  const { out } = await runInTest(['coverage']);
  const [heading = '', ...rows] = out.trimEnd().split('\n');
  const starts = [...heading.matchAll(/\S+/g)].map(({ index }) => index);
  for (const row of rows) {
    expect([...row.matchAll(/\S+/g)].map(({ index }) => index)).toEqual(starts);
  }
  expect(rows).toHaveLength(195);
});
