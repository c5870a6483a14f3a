import { isFileRef } from './fileRef.ts';
import type { Path } from './path.ts';
import { isUnread } from './unread.ts';

/** A copy of new values that shares what didn't change, and the paths that did. */
export interface Reconciled<Values> {
  readonly values: Values;
  /** Fields, and the lists whose rows were added, removed or moved. */
  readonly changed: readonly Path[];
}

/** Deeper values than this are kept as they are: an application is four levels deep. */
const maxDepth = 16;

/**
 * Compares new values with the last ones. Form libraries change their values in place, so the result never
 * contains an object of `next`: it is made of parts of `last` and of copies.
 */
export function reconcile<Values>(last: unknown, next: Values): Reconciled<Values> {
  const changed: Path[] = [];
  const values = merge(last, next, [], changed) as Values;
  return { values, changed };
}

const isLeaf = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  isFileRef(value) ||
  isUnread(value) ||
  !(Array.isArray(value) || isPlain(value));

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

function merge(last: unknown, next: unknown, path: Path, changed: Path[]): unknown {
  if (isLeaf(next) || path.length >= maxDepth) {
    if (isSameLeaf(last, next)) return last;
    changed.push(path);
    return isFileRef(next) || isUnread(next) ? { ...next } : next;
  }
  return Array.isArray(next)
    ? mergeList(last, next, path, changed)
    : mergeObject(last, next as object, path, changed);
}

function isSameLeaf(last: unknown, next: unknown): boolean {
  if (isFileRef(last) && isFileRef(next)) return last.fileId === next.fileId;
  if (isUnread(last) && isUnread(next)) return last.unread === next.unread;
  return Object.is(last, next);
}

function mergeObject(last: unknown, next: object, path: Path, changed: Path[]): unknown {
  const before = changed.length;
  const wasObject = !isLeaf(last) && !Array.isArray(last);
  const known = wasObject ? (last as Readonly<Record<string, unknown>>) : {};
  const entries = Object.entries(next).map(([key, value]): [string, unknown] => [
    key,
    merge(Object.hasOwn(known, key) ? known[key] : undefined, value, [...path, key], changed),
  ]);
  for (const key of Object.keys(known)) if (!Object.hasOwn(next, key)) changed.push([...path, key]);
  // An empty group has no field that could have changed.
  if (!wasObject && entries.length === 0) changed.push(path);
  if (changed.length === before) return last;
  return Object.fromEntries(entries);
}

function mergeList(last: unknown, next: readonly unknown[], path: Path, changed: Path[]): unknown {
  const before = changed.length;
  const known: readonly unknown[] = Array.isArray(last) ? last : [];
  const rows = new Map(known.map((row, at) => [rowIdOf(row) ?? at, row]));
  const list = next.map((row, at) =>
    merge(rows.get(rowIdOf(row) ?? at), row, [...path, at], changed),
  );
  const isMoved =
    !Array.isArray(last) ||
    list.length !== known.length ||
    list.some((row, at) => rowIdOf(row) !== rowIdOf(known[at]));
  if (isMoved) changed.push(path);
  return changed.length === before ? last : list;
}

const rowIdOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null ? Object(row).rowId : undefined;
