import type { Column, Columns } from './tableColumns.ts';

/** Returns what is wrong with a row of a table, in words that follow its place, or `undefined`. */
export function rowProblem(row: unknown, columns: Columns): string | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'must be an object';
  // Own keys only, so that a key such as __proto__ is one like any other: it names no column.
  const unknown = Object.keys(row).find((key) => !Object.hasOwn(columns, key));
  if (unknown !== undefined) return `there is no column ${JSON.stringify(unknown.slice(0, 100))}`;
  for (const [name, column] of Object.entries(columns)) {
    const value: unknown = Reflect.get(row, name);
    if (value === undefined && !column.isRequired) continue;
    if (!isValid(value, column)) return `${name} must be ${expectedOf(column)}`;
  }
  return undefined;
}

const isCode = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && value.length <= 10 && form.test(value);

function isValid(value: unknown, { kind, choices = [] }: Column): boolean {
  if (kind === 'country') return isCode(value, /^[A-Z]{2}$/);
  if (kind === 'date') return isCalendarDay(value);
  if (kind === 'choice') return choices.some((choice) => choice === value);
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= 100 &&
    value.every((code) => isCode(code, /^[A-Z]{2}-[A-Z0-9]{1,3}$/))
  );
}

function expectedOf({ kind, choices = [] }: Column): string {
  if (kind === 'country') return 'a country, ISO 3166-1 alpha-2';
  if (kind === 'date') return 'a calendar date, YYYY-MM-DD';
  if (kind === 'choice') return choices.join(', ');
  return 'a list of at most 100 regions, ISO 3166-2';
}

/** Returns true for a calendar date, `YYYY-MM-DD`. */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
