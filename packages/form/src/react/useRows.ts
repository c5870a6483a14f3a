import { elementsOf, propertyAt, valueAt } from '@passmuster/findings';
import { useMemo } from 'react';
import { toPath } from '../values/path.ts';
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
  const form = useForm();
  const read = (): readonly unknown[] => elementsOf(valueAt(form.values, toPath(path))) ?? [];
  const ids = useValueOf(form, () => JSON.stringify(read().map(idOf)));
  const rows = useMemo(
    () =>
      (JSON.parse(ids) as readonly string[]).map((id, at): ShownRow => {
        return { id, path: `${path}.${at}` };
      }),
    [ids, path],
  );
  const without = (id: string): readonly unknown[] =>
    read().filter((row, at) => idOf(row, at) !== id);
  const add = (row: unknown, at: number): void => form.set(path, read().toSpliced(at, 0, row));
  return {
    rows,
    add: (row, at = read().length) => add(row, at),
    remove(id) {
      const at = read().findIndex((row, place) => idOf(row, place) === id);
      const removed = read()[at];
      form.set(path, without(id));
      return () => {
        if (removed !== undefined && without(id).length === read().length) add(removed, at);
      };
    },
    move(id, at) {
      const moved = read().find((row, place) => idOf(row, place) === id);
      if (moved !== undefined) form.set(path, without(id).toSpliced(at, 0, moved));
    },
  };
}

const idOf = (row: unknown, at: number): string => String(propertyAt(row, 'rowId') ?? at);
