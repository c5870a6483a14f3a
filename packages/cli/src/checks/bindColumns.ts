import { type Headings, type MatchOptions, matchHeadings } from '../columns/matchHeadings.ts';
import type { RawRecord, RecordSource } from '../input/rawRecord.ts';
import { CommandError } from '../terminal/commandError.ts';
import { count } from '../text/count.ts';
import { escapeControls } from '../text/escapeControls.ts';
import type { CheckSettings } from './checkSettings.ts';

/** A file whose columns are known. */
export interface BoundSource {
  readonly records: AsyncIterable<RawRecord>;
  readonly settings: CheckSettings;
  /** What to tell the user about columns that were left out. */
  readonly notes: readonly string[];
}

const namesInNote = 10;

/** The field that lines of plain text hold. */
function lineField({ kind }: CheckSettings, name: string): string {
  if (kind === 'address' || kind === 'phone') return kind;
  throw new CommandError(
    `${escapeControls(name)}: this is not JSON, NDJSON, CSV or .xlsx. Convert it, or pass --input`,
  );
}

function ignoredNote(unknown: readonly string[]): readonly string[] {
  if (unknown.length === 0) return [];
  const listed = unknown.slice(0, namesInNote).map((heading) => `"${heading.slice(0, 60)}"`);
  const rest = unknown.length - listed.length;
  const which = rest > 0 ? `${listed.join(', ')} and ${rest} more` : listed.join(', ');
  const verb = unknown.length === 1 ? 'names' : 'name';
  return [
    `ignored ${count(unknown.length, 'column')} that ${verb} no field: ${which}. Use --map field="Heading" to read one`,
  ];
}

function match(
  { kind }: CheckSettings,
  name: string,
  headings: readonly string[],
  options: MatchOptions,
): Headings {
  try {
    return matchHeadings(kind, headings, options);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${escapeControls(name)}: ${error.message}`, { cause: error });
  }
}

/** Finds out which columns of a file hold what. Throws `CommandError` where none is recognized. */
export function bindColumns(
  { headings, format, records }: RecordSource,
  name: string,
  settings: CheckSettings,
  options: MatchOptions,
): BoundSource {
  if (format === 'lines') {
    const { bound } = matchHeadings(settings.kind, [lineField(settings, name)]);
    return { records, settings: { ...settings, bound }, notes: [] };
  }
  if (!headings) return { records, settings, notes: [] };
  const { bound, unknown, isHeadless } = match(settings, name, headings, options);
  async function* all(first: RawRecord): AsyncGenerator<RawRecord> {
    if (isHeadless) yield first;
    yield* records;
  }
  return {
    records: all({ row: 1, cells: headings }),
    settings: { ...settings, bound },
    notes: ignoredNote(unknown),
  };
}
