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

test('says why the numbers of a country have no common form, and where other forms pass', async () => {
  const states = await runInTest(['coverage', 'US'], { columns: 200 });
  expect(states.out).toMatch(
    /Registration number: not checked \(.*each state.*\): any text passes/,
  );
  const sweden = await runInTest(['coverage', 'SE'], { columns: 200 });
  expect(sweden.out).toMatch(
    /Registration number \(Organisationsnummer with check digit\): .*; other forms pass/,
  );
});
