import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { bindHeading } from './bindHeading.ts';
import { columnNames } from './columnNames.ts';
import { kinds } from './kind.ts';

/** Headings that people write; `field` is empty for those that no field of the API takes. */
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
});
