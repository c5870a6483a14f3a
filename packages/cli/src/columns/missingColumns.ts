import { formatPath } from '@passmuster/findings';
import type { Column } from './column.ts';
import { columnsOf } from './columnsOf.ts';
import { documentDateColumns } from './documentDates.ts';
import type { Kind } from './kind.ts';
import type { BoundColumn } from './matchHeadings.ts';

type Path = readonly PropertyKey[];

/** Returns true if one path is the other or lies below it; `*` and any number are the same. */
function overlap(one: Path, other: Path): boolean {
  const depth = Math.min(one.length, other.length);
  return one.slice(0, depth).every((key, at) => {
    const isPosition = key === '*' || typeof key === 'number';
    return isPosition ? typeof other[at] === 'number' || other[at] === '*' : key === other[at];
  });
}

const pathOf = ({ path }: Column): readonly string[] => path.split('.');

/** Returns the heading of a column for a field: `documents[0].doc_type`, at the positions of the field. */
const headingOf = ({ path }: Column, field: Path): string => {
  const keys = path.split('.').map((key, at) => (key === '*' ? Number(field[at] ?? 0) : key));
  return formatPath(keys);
};

/**
 * Returns a function that names the columns to add where no column of a table gives a field: those that the field
 * requires, else all of them. It returns none for a field that a column gives, or that no column can give.
 */
export function missingColumns(
  kind: Kind,
  bound: readonly BoundColumn[],
): (field: Path) => readonly string[] {
  const columns = columnsOf(kind).filter((column) => !documentDateColumns.includes(column));
  return (field) => {
    if (field.length === 0 || bound.some(({ path }) => overlap(path, field))) return [];
    const fitting = columns.filter((column) => overlap(pathOf(column), field));
    const required = fitting.filter(({ isRequired }) => isRequired);
    return (required.length > 0 ? required : fitting).map((column) => headingOf(column, field));
  };
}

/** Returns the required fields that no column gives and that have one value only: nothing has to be guessed. */
export function onlyValues(
  kind: Kind,
  bound: readonly BoundColumn[],
): readonly { readonly field: string; readonly value: string }[] {
  return columnsOf(kind).flatMap((column) => {
    const [value, ...others] = column.options ?? [];
    const isOnly = column.isRequired && value !== undefined && others.length === 0;
    const isBound = bound.some(({ path }) => overlap(path, pathOf(column)));
    return isOnly && !isBound ? [{ field: column.path, value }] : [];
  });
}
