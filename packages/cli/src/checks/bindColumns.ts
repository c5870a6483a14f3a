import type { Kind } from '../columns/kind.ts';
import type { BoundColumn, Headings, MatchOptions } from '../columns/matchHeadings.ts';
import { onlyValues } from '../columns/missingColumns.ts';
import type { Batch, RecordSource } from '../input/recordSource.ts';
import { CommandError } from '../terminal/commandError.ts';
import { count } from '../text/count.ts';
import type { CheckSettings } from './checkSettings.ts';

/** A file whose columns are known. */
export interface BoundSource {
  readonly batches: AsyncIterable<Batch>;
  readonly settings: CheckSettings;
  /** What to tell the user about columns that were left out. */
  readonly notes: readonly string[];
}

const namesInNote = 10;

/** Returns the one column of plain text. */
function lineColumn({ kind }: CheckSettings, name: string): BoundColumn {
  if (kind === 'address' || kind === 'phone') {
    return { index: 0, path: [kind], column: { path: kind, type: 'text', isRequired: true } };
  }
  throw new CommandError(
    `${name}: this is not JSON, NDJSON, CSV or .xlsx. Convert it, or pass --input`,
  );
}

function ignoredNote(unknown: readonly string[]): readonly string[] {
  if (unknown.length === 0) return [];
  const listed = unknown.slice(0, namesInNote).map((heading) => `"${heading.slice(0, 60)}"`);
  const rest = unknown.length - listed.length;
  const which = rest > 0 ? `${listed.join(', ')} and ${rest} more` : listed.join(', ');
  return [
    `ignored ${count(unknown.length, 'column')}: ${which}. Use --map field="Heading" to read one`,
  ];
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
  { headings, format, form, batches }: RecordSource,
  name: string,
  settings: CheckSettings,
  options: MatchOptions,
): Promise<BoundSource> {
  const read = { ...settings, form };
  if (format === 'lines') {
    return { batches, settings: { ...read, bound: [lineColumn(settings, name)] }, notes: [] };
  }
  if (!headings) return { batches, settings: read, notes: [] };
  const { bound, unknown, isHeadless } = await match(settings, name, headings, options);
  async function* all(first: Batch): AsyncGenerator<Batch> {
    if (isHeadless) yield first;
    yield* batches;
  }
  return {
    batches: all({ records: [{ row: 1, cells: headings }] }),
    settings: { ...read, bound },
    notes: [...ignoredNote(unknown), ...onlyValueNotes(settings.kind, bound)],
  };
}
