import { dirname } from 'node:path';
import { columnsOf } from '../columns/columnsOf.ts';
import { withoutContradictions } from '../columns/contradicts.ts';
import { keyColumn } from '../columns/keyColumn.ts';
import type { Kind } from '../columns/kind.ts';
import type { BoundColumn } from '../columns/matchHeadings.ts';
import { recordReader } from '../columns/recordReader.ts';
import { naming, openRecords } from '../input/openRecords.ts';
import { recordsOf, recordsOfBatch } from '../input/parseRows.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { Batch, RecordSource } from '../input/recordSource.ts';
import type { TableNote } from '../input/tableNote.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { CheckSettings } from './checkSettings.ts';
import { ignoredNotes, type Suggestion, suggestFields } from './columnNotes.ts';
import { columnsIn, type KnownTable, kindOf, type TableOptions } from './tableColumns.ts';

/** Records of a file whose columns are known. */
export interface Table<Settings> extends Pick<RecordSource, 'format' | 'notes'> {
  readonly name: string;
  /** What reads and checks its records. */
  readonly settings: Settings & Pick<CheckSettings, 'kind' | 'form' | 'bound' | 'folder'>;
  readonly headings: RecordSource['headings'] | undefined;
  readonly headingRow: number | undefined;
  readonly workbook: RecordSource['workbook'] | undefined;
  readonly lines: RecordSource['lines'] | undefined;
  /** The rows of text above the records. */
  readonly top: RecordSource['top'] | undefined;
  /** Columns that are left out, and what they may be. */
  readonly ignored: readonly Suggestion[];
  /** Returns the notes that need all records to be read: for people, printed once. */
  readonly endNotes: () => readonly TableNote[];
  /** Read either these or `records`, once. */
  readonly batches: AsyncIterable<Batch>;
  readonly records: () => AsyncGenerator<RawRecord>;
}

/** Returns the columns of plain text and of lines that a program sends: the value is all there is. */
export function lineColumns(kind: Kind): readonly BoundColumn[] {
  const [column] = columnsOf(kind);
  const isValue = kind === 'address' || kind === 'phone';
  return column && isValue ? [{ index: 0, path: [column.path], column }] : [];
}

/** Puts batches that were read before the others. */
async function* withFirst(first: readonly Batch[], others: AsyncIterable<Batch>) {
  yield* first;
  yield* others;
}

/** Returns a table that is refused where another one begins below it. */
async function withOneTable(
  source: RecordSource,
  bound: readonly BoundColumn[],
  name: string,
): Promise<RecordSource> {
  const { tableStart } = await import('../columns/tableStart.ts');
  const { refuseSecondTable } = await import('../input/refuseSecondTable.ts');
  const batches = refuseSecondTable(source.batches, source.form, await tableStart(bound));
  return { ...source, batches: naming(name, batches) };
}

/** Records that show what a file holds. */
const recordsShown = 20;
const keysShown = 200;

/** Reads a batch ahead. Returns its first records, and all batches. */
async function readAhead({ batches, form }: RecordSource): Promise<{
  readonly first: readonly RawRecord[];
  readonly all: AsyncIterable<Batch>;
}> {
  const iterator = batches[Symbol.asyncIterator]();
  const { done, value } = await iterator.next();
  const read = done ? [] : [value];
  const first = read.flatMap((batch) => recordsOfBatch(batch, form)).slice(0, recordsShown);
  return { first, all: withFirst(read, { [Symbol.asyncIterator]: () => iterator }) };
}

/** Returns the kind of the records of a source without headings: the one of which most keys of the first name a field, if not given. */
async function kindOfRecords(
  source: RecordSource,
  given: Kind | undefined,
  name: string,
): Promise<{ readonly kind: Kind; readonly batches: AsyncIterable<Batch> }> {
  if (given !== undefined) return { kind: given, batches: source.batches };
  const { first, all: batches } = await readAhead(source);
  const { value } = first[0] ? recordReader({ kind: 'customer' })(first[0]) : {};
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const { matchHeadings } = await import('../columns/matchHeadings.ts');
  const kind = await kindOf((one) => matchHeadings(one, keys.slice(0, keysShown)));
  if (kind !== undefined) return { kind, batches };
  throw new CommandError(
    `${name}: no field is recognized. Say what the records are, such as --kind customer`,
  );
}

/** Throws for plain text of a kind whose records have several fields. */
function requireLines(kind: Kind, name: string): readonly BoundColumn[] {
  const columns = lineColumns(kind);
  if (columns.length > 0) return columns;
  throw new CommandError(
    `${name}: this is not JSON, NDJSON, CSV or .xlsx. Convert it, or pass --input csv if it is a table`,
  );
}

/**
 * Opens a file of records, or standard input for `-`, for any command: recognizes how it is written and what each of its columns
 * holds, by the headings, the mapping of the settings and `--map`.
 *
 * @throws {CommandError} if the file as a whole can't be read, or no column is recognized
 */
export async function openTable<Settings extends object>(
  file: string,
  settings: Settings & KnownTable,
  options: TableOptions,
  terminal: Terminal,
): Promise<Table<Settings>> {
  const opened = await openRecords(file, options, terminal);
  const { name = file, documents } = options;
  const folder = documents ?? (file === '-' ? undefined : dirname(file));
  if (!opened.headings) {
    const { kind, batches } = await kindOfRecords(opened, settings.kind, name);
    const bound = opened.format === 'lines' ? requireLines(kind, name) : undefined;
    return tableOf({ ...opened, batches }, { ...settings, kind, bound, folder }, { name });
  }
  const found = await columnsIn(opened, name, settings, options);
  const { kind, isHeadless } = found;
  const source = isHeadless ? found.source : await withOneTable(found.source, found.bound, name);
  const { headings = [], top } = source;
  if (isHeadless) {
    const read = { ...settings, kind, bound: found.bound, folder };
    const first = { records: [{ row: top?.length || 1, cells: headings }] };
    const batches = withFirst([first], source.batches);
    return tableOf({ ...source, batches }, read, { name, top: top?.slice(0, -1) });
  }
  const { first, all: batches } = await readAhead(source);
  const rows = first.flatMap((record) => ('cells' in record ? [record.cells] : []));
  const { bound, unknown } = withoutContradictions(found, rows);
  const read = { ...settings, kind, bound, folder };
  if (unknown.length === 0) return tableOf({ ...source, batches }, read, { name });
  const key = options.customers === undefined ? -1 : await keyColumn(headings, options.customersBy);
  const left = { bound, unknown: unknown.filter(({ index }) => index !== key) };
  const ignored = await suggestFields(kind, left, rows);
  const notes = [...source.notes, ...ignoredNotes(ignored)];
  return tableOf({ ...source, batches }, read, { name, ignored, notes });
}

/** Returns a source as a table. */
function tableOf<Settings>(
  {
    form,
    endNotes = () => [],
    headings,
    headingRow,
    top,
    workbook,
    lines,
    ...source
  }: RecordSource,
  settings: Settings & Pick<CheckSettings, 'kind' | 'bound' | 'folder'>,
  more: Pick<Table<Settings>, 'name'> & Partial<Table<Settings>>,
): Table<Settings> {
  const { format, batches, notes } = source;
  return {
    ...{
      format,
      batches,
      notes,
      headings,
      headingRow,
      top,
      workbook,
      lines,
      endNotes,
      ignored: [],
    },
    ...more,
    settings: { ...settings, form },
    records: () => recordsOf(batches, form),
  };
}
