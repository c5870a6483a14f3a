import { type Finding, toFinding } from '@passmuster/findings';
import { parseJson } from '../input/parseJson.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { Column } from './column.ts';
import {
  type DatedCustomer,
  placeOfDate,
  splitDocumentDates,
  takeDocumentDates,
} from './documentDates.ts';
import type { Kind } from './kind.ts';
import { leadingZerosLost } from './leadingZero.ts';
import type { BoundColumn } from './matchHeadings.ts';
import { onlyValues } from './missingColumns.ts';
import { readCell } from './readCell.ts';
import { type DocumentProblem, isDocumentPath, readDocument } from './readDocument.ts';
import { spreadsheetRules } from './spreadsheetRules.ts';

/** A record as the value that is checked, and what is wrong with the way it is written. */
export interface ReadRecord extends DatedCustomer {
  readonly findings: readonly Finding[];
  /** True if nothing of the record could be read: `findings` says why, and there is no value to check. */
  readonly isUnreadable?: true;
}

type Tree = Record<string, unknown>;

/** Puts a value at a path, creating the objects and lists on the way. */
function place(root: Tree, path: readonly (string | number)[], value: unknown): void {
  let node: unknown = root;
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1;
    const next = typeof path[depth + 1] === 'number' ? [] : {};
    if (typeof node !== 'object' || node === null) return;
    if (isLast) Reflect.set(node, key, value);
    else if (Reflect.get(node, key) === undefined) Reflect.set(node, key, next);
    node = Reflect.get(node, key);
  }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Lists without holes: a table whose columns for owner 2 are empty has one owner. */
function closeGaps(value: unknown): unknown {
  if (isList(value))
    return Array.from(value)
      .filter((item) => item !== undefined)
      .map(closeGaps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, closeGaps(item)]));
}

const unreadable = (problem: string): ReadRecord => ({
  value: undefined,
  findings: [toFinding(spreadsheetRules.readable, [], { problem })],
  isUnreadable: true,
});

/** Returns the value of a cell; the content of the document that it names, or why it can't be sent. */
function readFileCell(
  value: unknown,
  { type }: Column,
  folder: string | undefined,
): { readonly value: unknown; readonly problem?: DocumentProblem | undefined } {
  const isName = type === 'file' && typeof value === 'string' && isDocumentPath(value);
  if (!isName || folder === undefined) return { value };
  const { uri, problem } = readDocument(value, folder);
  return { value: uri ?? value, problem };
}

function readCells(
  cells: readonly (string | number | boolean | null)[],
  bound: readonly BoundColumn[],
  given: ReturnType<typeof onlyValues>,
  kind: Kind,
  folder: string | undefined,
): ReadRecord {
  const root: Tree = kind === 'customer' ? { business_owners: [], documents: [] } : {};
  for (const { field, value } of given) place(root, field.split('.'), value);
  const findings: Finding[] = [];
  for (const { index, path, column } of bound) {
    const { value, damage } = readCell(cells[index] ?? null, column);
    if (damage) findings.push(toFinding(spreadsheetRules[damage], path));
    const { value: placed, problem } = readFileCell(value, column, folder);
    if (problem) findings.push(toFinding(spreadsheetRules.documentFile, path, undefined, problem));
    if (placed !== undefined) place(root, placeOfDate(path), placed);
  }
  // Only customers have lists.
  const value = kind === 'customer' ? closeGaps(root) : root;
  const documentDates = kind === 'customer' ? takeDocumentDates(value) : undefined;
  for (const path of leadingZerosLost(kind, value)) {
    findings.push(toFinding(spreadsheetRules.leadingZero, path));
  }
  return { value, documentDates, findings };
}

export interface RecordReaderOptions {
  readonly kind: Kind;
  /** Columns of a table; undefined for JSON and NDJSON. */
  readonly bound?: readonly BoundColumn[] | undefined;
  /** The folder that document files are read from; undefined reads none. */
  readonly folder?: string | undefined;
}

/** Returns a function that understands the records of one file. It never throws and keeps nothing. */
export function recordReader({
  kind,
  bound,
  folder,
}: RecordReaderOptions): (record: RawRecord) => ReadRecord {
  const given = bound ? onlyValues(kind, bound) : [];
  return (record) => {
    if ('problem' in record) return unreadable(record.problem);
    const split = kind === 'customer' ? splitDocumentDates : (value: unknown) => ({ value });
    if ('value' in record) return { ...split(record.value), findings: [] };
    if ('json' in record) {
      const parsed = parseJson(record.json);
      if (parsed.problem !== undefined) return unreadable(parsed.problem);
      return { ...split(parsed.value), findings: [] };
    }
    return readCells(record.cells, bound ?? [], given, kind, folder);
  };
}
