import { useMemo } from 'react';
import { useForm, useValueOf } from './context.ts';

/** A row of a list. */
export interface ShownRow {
  /** Stays the same while the row does: for `key`. */
  readonly id: string;
  /** Where the row is now, such as `business_owners.0`: `useField(`${path}.email`)`. */
  readonly path: string;
}

/** The rows of a list, and what a person does with them. */
export interface Rows<Row extends object> {
  /** The same array until rows are added, removed or moved. */
  readonly rows: readonly ShownRow[];
  /** Adds a row, such as `blankOwner()`, at a place; by default at the end. */
  readonly add: (row: Row & { readonly rowId: string }, at?: number) => void;
  /** Removes a row. Returns a function that puts it back. */
  readonly remove: (id: string) => () => void;
  /** Moves a row to a place. */
  readonly move: (id: string, at: number) => void;
}

/** Returns the rows of a list by its path: `useRows<OwnerValues>('business_owners')`. Renders again only when their order changes. */
export function useRows<Row extends object>(path: string): Rows<Row> {
  const rows = useForm().rows(path);
  const list = useValueOf(useForm(), () => rows.list);
  return {
    rows: useMemo(
      () => list.map(({ id }, at): ShownRow => ({ id, path: `${path}.${at}` })),
      [list, path],
    ),
    add: (row, at = rows.list.length) => void rows.insert(at, row),
    remove: rows.remove,
    move: rows.move,
  };
}
