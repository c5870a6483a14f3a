import type { TableNote } from './tableNote.ts';

const rowsNamed = 10;

/** Returns the note that rows look like totals and are skipped; none if there are no such rows. */
export function totalNotes(rows: readonly number[]): readonly TableNote[] {
  if (rows.length === 0) return [];
  const named = rows.slice(0, rowsNamed);
  const rest = rows.length - named.length;
  return [{ id: 'totals', count: rows.length, rows: named.join(', '), rest }];
}
