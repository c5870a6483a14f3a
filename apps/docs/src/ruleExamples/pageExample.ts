import { changed } from '@passmuster/testing/changed';
import type { Found } from '../checks/found.ts';

/** One side of an example, as a page shows it. */
export interface PageSide {
  readonly why: string;
  /** The day of the review. */
  readonly asOf: string;
  readonly text: string;
  /** The fields that only the other side has. */
  readonly omitted: readonly string[];
  readonly findings: readonly Found[];
}

/** How the page checks the fields that a reader changes. */
export interface EditableExample {
  /** What the fields are changed in. */
  readonly sample: unknown;
  /** The fields of either side, as dotted paths. */
  readonly paths: readonly string[];
  /** Long text, such as a file, by the short text that the page shows for it. */
  readonly files: Readonly<Record<string, string>>;
}

/** A value with a finding of the rule, and a similar one without. */
export interface PageExample {
  readonly rule: string;
  readonly language: 'json' | 'csv' | 'js';
  readonly remarked: PageSide;
  readonly quiet: PageSide;
  /** Absent if a page can't check it: a file, code, or text of megabytes. */
  readonly editable?: EditableExample;
}

/** Returns the fields that a reader entered, by dotted path. The empty path is the value itself. */
export const fieldsOf = (value: unknown, { paths }: EditableExample): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !paths.includes('')
    ? value
    : { '': value };

/** Returns the sample with the fields of a side. A field that the side leaves out is removed. */
export function exampleValue({ sample, paths, files }: EditableExample, fields: object): unknown {
  const removed = paths.map((path) => [path, undefined]);
  const given = Object.entries(fields).map(([path, value]) => [path, withFiles(value, files)]);
  return changed(sample, { ...Object.fromEntries(removed), ...Object.fromEntries(given) });
}

/** Returns a value in which the long text stands again. */
function withFiles(value: unknown, files: EditableExample['files']): unknown {
  if (typeof value === 'string') return files[value] ?? value;
  if (Array.isArray(value)) return value.map((item) => withFiles(item, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, withFiles(field, files)]),
  );
}
