import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { bindHeading } from './bindHeading.ts';
import { columnNames } from './columnNames.ts';
import { kinds } from './kind.ts';

/** Headings that people write, from forms, templates and exports; `field` is empty for those that no field of the API takes. */
function read(name: string) {
  const file = new URL(`../../test/headings/${name}.csv`, import.meta.url);
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true });
  return rows.map(({ kind, heading = '', field = '' }) => {
    const of = kinds.find((known) => known === kind);
    if (!of) throw new Error(`${name}.csv names a kind that doesn't exist`);
    return { kind: of, heading, field };
  });
}

const fieldOf = async (kind: (typeof kinds)[number], heading: string): Promise<string> =>
  bindHeading(heading, await columnNames(kind))?.path.join('.') ?? '';

describe('headings that people write', () => {
  test.each(read('collected'))(
    '$heading of a $kind heads $field',
    async ({ kind, heading, field }) => {
      expect(await fieldOf(kind, heading)).toBe(field);
    },
  );

  // From other sources, and never used to add names: they measure what a new sheet can expect.
  test('at least 85% of those held out head their field, and none another', async () => {
    const heldOut = read('heldOut');
    const found = await Promise.all(
      heldOut.map(async (row) => ({ ...row, found: await fieldOf(row.kind, row.heading) })),
    );
    const named = found.filter(({ field }) => field !== '');
    const right = named.filter(({ field, found: read }) => read === field);
    expect(found.filter(({ field, found: read }) => read !== '' && read !== field)).toEqual([]);
    expect(right.length / named.length).toBeGreaterThanOrEqual(0.85);
  });
});
