import { elementsOf, propertyAt, valueAt } from '@passmuster/findings';
import { newId } from '../defaults.ts';
import { keyOf, type Path, pathOfKey, toPath } from '../values/path.ts';
import type { AnyFields, AnyRowFields, AnyRows } from './fields.ts';

/** What the fields of the whole form do. */
export type RootFields = Omit<AnyFields, 'group' | 'rows'>;

/** Returns the groups and rows of a form. Rows keep their objects while they are in their list. */
export function createFields(root: RootFields): Pick<AnyFields, 'group' | 'rows'> {
  const lists = new Map<string, AnyRows>();

  /** @param key of the group or row, from `keyOf`. */
  const fieldsAt = (key: string): AnyRowFields => {
    const placeNow = (path: string | Path): Path | undefined => {
      const base = pathOfKey(key, root.values);
      return base && [...base, ...(path === '' ? [] : toPath(path))];
    };
    return {
      id: key.slice(key.lastIndexOf('.') + 1).replace(/^#/u, ''),
      get path() {
        return pathOfKey(key, root.values);
      },
      get values() {
        const path = pathOfKey(key, root.values);
        return (path && valueAt(root.values, path)) as object;
      },
      set(path: string | Path, value: unknown) {
        const place = placeNow(path);
        if (place) root.set(place, value);
      },
      blur(path) {
        const place = placeNow(path);
        if (place) root.blur(place);
      },
      describe(path) {
        const place = placeNow(path);
        return place && root.describe(place);
      },
      findingsAt(path, options) {
        const place = placeNow(path);
        return place ? root.findingsAt(place, options) : none;
      },
      statusAt(path) {
        const place = placeNow(path);
        return place ? root.statusAt(place) : 'unchecked';
      },
      fixesAt(path) {
        const place = placeNow(path);
        return place ? root.fixesAt(place) : none;
      },
      attemptAt(path) {
        const place = placeNow(path);
        return place && root.attemptAt(place);
      },
      group: (name) => fieldsAt(`${key}.${name}`),
      rows: (name) => rowsAt(`${key}.${name}`),
    };
  };

  const rowsAt = (key: string): AnyRows => {
    const known = lists.get(key);
    if (known) return known;
    const rows = createRows(key);
    lists.set(key, rows);
    return rows;
  };

  const createRows = (key: string): AnyRows => {
    let scopes = new Map<string, AnyRowFields>();
    let last: readonly AnyRowFields[] = none;
    let held: unknown;
    const listNow = (): readonly unknown[] => {
      const path = pathOfKey(key, root.values);
      return (path && elementsOf(valueAt(root.values, path))) ?? none;
    };
    const enter = (rows: readonly unknown[]): void => {
      const path = pathOfKey(key, root.values);
      if (path) root.set(path, rows);
    };
    const placeOf = (id: string): number => rows.list.findIndex((one) => one.id === id);
    const insert = (at: number, row: object): AnyRowFields => {
      const list = listNow();
      const id: unknown = propertyAt(row, 'rowId');
      const isNew = typeof id === 'string' && placeOf(id) === -1;
      const added = isNew ? row : { ...row, rowId: newId() };
      enter(list.toSpliced(Math.max(0, at), 0, added));
      const scope = rows.list[placeOf(String(propertyAt(added, 'rowId')))];
      return scope ?? fieldsAt(`${key}.#${String(propertyAt(added, 'rowId'))}`);
    };
    const rows: AnyRows = {
      get list() {
        const list = listNow();
        if (list === held) return last;
        held = list;
        const path = pathOfKey(key, root.values) ?? [];
        const keys = list.map((_, at) => keyOf([...path, at], root.values));
        if (keys.length === last.length && keys.every((one, at) => scopes.get(one) === last[at])) {
          return last;
        }
        const next = new Map(keys.map((one) => [one, scopes.get(one) ?? fieldsAt(one)]));
        scopes = next;
        last = [...next.values()];
        return last;
      },
      append: (row) => insert(listNow().length, row),
      insert,
      remove(id) {
        const at = placeOf(id);
        const list = listNow();
        const removed = list[at];
        if (removed === undefined) return () => undefined;
        enter(list.toSpliced(at, 1));
        return () => {
          if (placeOf(id) === -1) enter(listNow().toSpliced(at, 0, removed));
        };
      },
      move(id, to) {
        const at = placeOf(id);
        const list = listNow();
        const moved = list[at];
        if (moved !== undefined) enter(list.toSpliced(at, 1).toSpliced(Math.max(0, to), 0, moved));
      },
    };
    return rows;
  };

  return { group: (name) => fieldsAt(name), rows: (name) => rowsAt(name) };
}

const none: readonly never[] = [];
