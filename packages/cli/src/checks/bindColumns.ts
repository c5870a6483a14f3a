import { columnsOf } from '../columns/columnsOf.ts';
import type { Kind } from '../columns/kind.ts';
import type { BoundColumn, Headings, MatchOptions } from '../columns/matchHeadings.ts';
import { onlyValues } from '../columns/missingColumns.ts';
import type { Batch, RecordSource } from '../input/recordSource.ts';
import { CommandError } from '../terminal/commandError.ts';
import { count, grouped } from '../text/count.ts';
import type { CheckSettings } from './checkSettings.ts';

/** A file whose columns are known. */
export interface BoundSource {
  readonly batches: AsyncIterable<Batch>;
  readonly settings: CheckSettings;
  /** The rows of text above the records. */
  readonly top?: readonly (readonly string[])[];
  /** What to tell the user about columns that were left out. */
  readonly notes: readonly string[];
}

const namesInNote = 10;

/** Returns the one column of plain text. */
function lineColumn({ kind }: CheckSettings, name: string): BoundColumn {
  const [column] = columnsOf(kind);
  if (column && (kind === 'address' || kind === 'phone')) {
    return { index: 0, path: [column.path], column };
  }
  throw new CommandError(
    `${name}: this is not JSON, NDJSON, CSV or .xlsx. Convert it, or pass --input csv if it is a table`,
  );
}

/** Returns text as one word of a shell. */
const shellWord = (text: string): string =>
  /["$`\\!\n]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;

/** Says which columns are left out, and for each that may be a field the option that reads it, ready to copy. */
async function ignoredNotes(kind: Kind, { bound, unknown }: Headings): Promise<readonly string[]> {
  if (unknown.length === 0) return [];
  const { columnNames } = await import('../columns/columnNames.ts');
  const { closestFields } = await import('../columns/closestFields.ts');
  const names = await columnNames(kind);
  const first = unknown.slice(0, namesInNote).map((heading) => heading.slice(0, 60));
  const rest = unknown.length - first.length;
  const listed = first.map((heading) => `"${heading}"`).join(', ');
  const which = rest > 0 ? `${listed} and ${grouped(rest)} more` : listed;
  const hints = first.flatMap((heading) =>
    closestFields(heading, names, bound)
      .slice(0, 1)
      .map((field) => `if "${heading}" is ${field}, add --map ${shellWord(`${field}=${heading}`)}`),
  );
  const help = hints.length === 0 ? '. Use --map "field=Heading" to read one' : '';
  return [`ignored ${count(unknown.length, 'column')}: ${which}${help}`, ...hints];
}

const onlyValueNotes = (kind: Kind, bound: readonly BoundColumn[]): readonly string[] =>
  onlyValues(kind, bound).map(
    ({ field, value }) => `no column gives ${field}: each row is read as ${value}, the only choice`,
  );

async function match(
  { kind }: CheckSettings,
  name: string,
  headings: readonly string[],
  options: MatchOptions,
): Promise<Headings> {
  const { matchHeadings } = await import('../columns/matchHeadings.ts');
  try {
    return await matchHeadings(kind, headings, options);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${name}: ${error.message}`, { cause: error });
  }
}

/** Finds out which columns of a file hold what. Throws `CommandError` where none is recognized. */
export async function bindColumns(
  { headings, headingGroups, top = [], format, form, batches }: RecordSource,
  name: string,
  settings: CheckSettings,
  options: MatchOptions,
): Promise<BoundSource> {
  const read = { ...settings, form };
  if (format === 'lines') {
    return { batches, settings: { ...read, bound: [lineColumn(settings, name)] }, notes: [] };
  }
  if (!headings) return { batches, settings: read, notes: [] };
  const matched = await match(settings, name, headings, {
    savedMap: settings.savedMap,
    groups: headingGroups,
    ...options,
  });
  const { bound, isHeadless } = matched;
  async function* all(first: Batch): AsyncGenerator<Batch> {
    if (isHeadless) yield first;
    yield* batches;
  }
  return {
    batches: all({ records: [{ row: top.length || 1, cells: headings }] }),
    settings: { ...read, bound },
    top: isHeadless ? top.slice(0, -1) : top,
    notes: [
      ...(await ignoredNotes(settings.kind, matched)),
      ...onlyValueNotes(settings.kind, bound),
    ],
  };
}
