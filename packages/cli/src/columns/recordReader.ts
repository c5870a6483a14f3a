import { type Finding, toFinding } from '@passmuster/findings';
import { parseJson } from '../input/parseJson.ts';
import type { Cell, RawRecord, RecordProblem } from '../input/rawRecord.ts';
import { callingCodes, withCallingCode } from './callingCodeCells.ts';
import type { Column } from './column.ts';
import {
  type DatedCustomer,
  placeOfDate,
  splitDocumentDates,
  takeDocumentDates,
} from './documentDates.ts';
import { sharesAsFractions } from './fractions.ts';
import type { Kind } from './kind.ts';
import { leadingZerosLost } from './leadingZero.ts';
import { closedPath, closeGaps, openPath } from './listGaps.ts';
import type { BoundColumn } from './matchHeadings.ts';
import { onlyValues } from './missingColumns.ts';
import { isTotalRow, noteColumn } from './noteColumn.ts';
import { readCell } from './readCell.ts';
import { type DocumentProblem, isDocumentPath, readDocument } from './readDocument.ts';
import { spreadsheetRules } from './spreadsheetRules.ts';

/** A record as the value that is checked, and what is wrong with the way it is written. */
export interface ReadRecord extends DatedCustomer {
  readonly findings: readonly Finding[];
  /** True if nothing of the record could be read: `findings` says why, and there is no value to check. */
  readonly isUnreadable?: true;
  /** True for a row of totals: it has no findings and no value, and is not counted as a record. */
  readonly isTotal?: true;
  /** Returns the column of a table that gives the value at a path. */
  readonly columnAt?: (path: readonly PropertyKey[]) => BoundColumn | undefined;
}

type Tree = Record<string, unknown>;

/** Puts a value at a path, creating the objects and lists on the way. */
function place(root: Tree, path: readonly (string | number)[], value: unknown): void {
  let node: unknown = root;
  const last = path.length - 1;
  for (let depth = 0; depth <= last; depth++) {
    const key = path[depth];
    if (typeof node !== 'object' || node === null || key === undefined) return;
    if (depth === last) Reflect.set(node, key, value);
    else if (Reflect.get(node, key) === undefined) {
      Reflect.set(node, key, typeof path[depth + 1] === 'number' ? [] : {});
    }
    node = Reflect.get(node, key);
  }
}

const keyOf = (key: PropertyKey): string | number =>
  typeof key === 'symbol' ? key.toString() : key;

const unreadable = ({ text, parameters }: RecordProblem, path: BoundColumn['path'] = []) =>
  ({
    value: undefined,
    findings: [toFinding(spreadsheetRules.readable, path, parameters, text)],
    isUnreadable: true,
  }) as const satisfies ReadRecord;

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

/** A table, as its records are read. */
interface Table {
  readonly kind: Kind;
  readonly bound: readonly BoundColumn[];
  readonly byPath: ReadonlyMap<string, BoundColumn>;
  readonly given: ReturnType<typeof onlyValues>;
  readonly folder: string | undefined;
}

/** Returns findings on values that a spreadsheet may have changed, by the rest of the record. */
const damagedValues = (kind: Kind, value: unknown): readonly Finding[] => [
  ...leadingZerosLost(kind, value).map((path) => toFinding(spreadsheetRules.leadingZero, path)),
  ...(kind === 'customer' ? sharesAsFractions(value) : []).map((path) =>
    toFinding(spreadsheetRules.fraction, path),
  ),
];

function readCells(cells: readonly Cell[], table: Table): ReadRecord {
  const { kind, bound, byPath, given, folder } = table;
  const root: Tree = kind === 'customer' ? { business_owners: [], documents: [] } : {};
  for (const { field, value } of given) place(root, field.split('.'), value);
  const damaged: Finding[] = [];
  const codes = callingCodes(cells, bound);
  for (const { index, path, column, callingCodeIndex } of bound) {
    if (codes.has(index) && column.path !== 'phone_country_code') continue;
    const cell = withCallingCode(cells[index] ?? null, codes.get(callingCodeIndex));
    const { value, damage } = readCell(cell, column);
    if (damage) damaged.push(toFinding(spreadsheetRules[damage], path));
    const { value: placed, problem } = readFileCell(value, column, folder);
    if (problem) damaged.push(toFinding(spreadsheetRules.documentFile, path, undefined, problem));
    if (placed !== undefined) place(root, placeOfDate(path), placed);
  }
  const columnAt = (path: readonly PropertyKey[]): BoundColumn | undefined =>
    byPath.get(openPath(root, path).join('.'));
  // Only customers have lists.
  if (kind !== 'customer') {
    return { value: root, findings: [...damaged, ...damagedValues(kind, root)], columnAt };
  }
  const value = closeGaps(root);
  const documentDates = takeDocumentDates(value);
  const moved = damaged.map(({ path, ...finding }) => ({
    ...finding,
    path: closedPath(root, path.map(keyOf)),
  }));
  return { value, documentDates, findings: [...moved, ...damagedValues(kind, value)], columnAt };
}

/** Returns a row of a table as a record, unless people wrote a note or a total there. */
function readRow(cells: readonly Cell[], table: Table): ReadRecord {
  if (isTotalRow(cells, table)) {
    return { value: undefined, findings: [], isUnreadable: true, isTotal: true };
  }
  const note = noteColumn(cells, table);
  if (note) return { ...unreadable({ text: 'note' }, note.path), columnAt: () => note };
  return readCells(cells, table);
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
  const columns = bound ?? [];
  const table: Table = {
    kind,
    bound: columns,
    byPath: new Map(columns.map((column) => [column.path.join('.'), column])),
    given: bound ? onlyValues(kind, bound) : [],
    folder,
  };
  return (record) => {
    if ('problem' in record) return unreadable(record.problem);
    const split = kind === 'customer' ? splitDocumentDates : (value: unknown) => ({ value });
    if ('value' in record) return { ...split(record.value), findings: [] };
    if ('json' in record) {
      const parsed = parseJson(record.json);
      if (parsed.problem !== undefined)
        return unreadable({ parameters: { problem: parsed.problem } });
      return { ...split(parsed.value), findings: [] };
    }
    return readRow(record.cells, table);
  };
}
