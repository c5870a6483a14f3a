import { grouped } from './count.ts';

const rowsNamed = 10;

/** Says that rows look like totals and are skipped; nothing if there are none. */
export function totalNotes(rows: readonly number[]): readonly string[] {
  const [first, ...others] = rows;
  if (first === undefined) return [];
  if (others.length === 0) return [`row ${first} looks like a total, so it is skipped`];
  const named = rows.slice(0, rowsNamed).join(', ');
  const rest = rows.length - rowsNamed;
  const more = rest > 0 ? ` and ${grouped(rest)} more` : '';
  return [`rows ${named}${more} look like totals, so they are skipped`];
}
