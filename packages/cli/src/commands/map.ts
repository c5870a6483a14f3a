import { existsSync } from 'node:fs';
import { mapOption } from '../checks/columnNotes.ts';
import { openTable, type Table } from '../checks/openTable.ts';
import type { Kind } from '../columns/kind.ts';
import { readChecked } from '../config/readChecked.ts';
import { type Config, ConfigSchema, configName } from '../config/readConfig.ts';
import type { InputFormat } from '../input/sniffFormat.ts';
import { jsonDocument } from '../output/json.ts';
import { withOutput } from '../output/outputFile.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { columnLetters } from '../text/columnLetters.ts';
import { count } from '../text/count.ts';
import { visibleHeading } from '../text/placeOf.ts';
import { terminalLines } from '../text/terminalText.ts';

export interface MapOptions {
  /** What the rows are; by the headings, if not given. */
  readonly kind?: Kind | undefined;
  /** Headings by field, which win over what is proposed. */
  readonly map?: Readonly<Record<string, string>> | undefined;
  readonly input?: InputFormat | undefined;
  readonly sheet?: string | undefined;
  readonly save?: boolean | undefined;
  readonly config?: string | undefined;
}

/** What is known of one column. */
interface Proposal {
  readonly index: number;
  readonly heading: string;
  /** True if the heading names or resembles a field: the text of any other may be somebody's name. */
  readonly isNamed: boolean;
  /** Undefined for a heading that is like none. */
  readonly field: string | undefined;
  /** True for a field that the heading doesn't name and that a person has to confirm. */
  readonly isGuess: boolean;
}

const proposalsOf = ({ settings: { bound = [] }, ignored }: Table<object>): readonly Proposal[] =>
  [
    ...bound.map(({ index, heading = '', path }) => ({
      ...{ index, heading, isNamed: true, field: path.join('.'), isGuess: false },
    })),
    ...ignored.map((column) => ({ ...column, isGuess: column.field !== undefined })),
  ].toSorted((one, other) => one.index - other.index);

/** Returns false for a package or a module, which have no mapping: headings belong to one file of one service. */
const isSettingsFile = (config: string): boolean =>
  config.endsWith('.json') || (existsSync(config) && !/\.[cm]?[jt]s$/.test(config));

/** Adds a mapping to the settings, which are created if there are none. */
async function save(
  map: Readonly<Record<string, string>>,
  settings: Config,
  file: string,
  terminal: Terminal,
): Promise<void> {
  const mapped = { ...settings, map: { ...settings.map, ...map } };
  await withOutput({ file }, terminal, ({ write }) => write(jsonDocument(mapped)));
}

function linesOf(proposals: readonly Proposal[]): readonly string[] {
  const names = proposals.map(({ heading, isNamed, index }) =>
    isNamed ? visibleHeading(heading) : `column ${columnLetters(index + 1)}`,
  );
  const width = Math.min(40, Math.max(...names.map((name) => name.length)));
  return proposals.map(({ field, isGuess }, at) => {
    const name = names[at] ?? '';
    const shown = name.length > width ? `${name.slice(0, width - 1)}…` : name;
    const what = field === undefined ? 'not read' : isGuess ? `not read  (${field}?)` : field;
    return `  ${shown.padEnd(width)}  ${what}`;
  });
}

/** Says how to read and to keep the columns that may be a field: a guess is saved only if a person names it. */
function guessLines(proposals: readonly Proposal[], settings: string): readonly string[] {
  const guesses = proposals.flatMap(({ field, isGuess, ...column }) =>
    isGuess && field !== undefined ? [`  ${mapOption(field, column)}`] : [],
  );
  if (guesses.length === 0) return [];
  return [
    `To read a column and to keep that in ${settings}, add --save and its option:`,
    ...guesses,
  ];
}

/** Runs `passmuster map FILE`: shows which field each column of a table gives, and saves what `--map` names in the settings. */
export async function map(
  file: string,
  { kind, map: given = {}, save: isSaved = false, config = configName, ...reading }: MapOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const isFile = isSettingsFile(config);
  if (isSaved && !isFile) {
    throw new CommandError(
      `${config}: a mapping is saved in a JSON file. Pass one, which may extend it`,
    );
  }
  const isThere = isFile && existsSync(config);
  const settings = isThere ? await readChecked(config, ConfigSchema, terminal) : {};
  const options = { ...reading, map: given, allowsUnknown: true };
  const table = await openTable(file, { kind, savedMap: settings.map }, options, terminal);
  if (!table.headings) {
    throw new CommandError(`${file}: this file has no headings. Pass CSV or .xlsx`);
  }
  const proposals = proposalsOf(table);
  const isChange = Object.keys(given).length > 0;
  if (isSaved && isChange) await save(given, settings, config, terminal);
  const recognized = proposals.filter(({ field, isGuess }) => field !== undefined && !isGuess);
  const unsaved = isChange ? [`To save this mapping in ${config}, add --save.`] : [];
  const guesses = guessLines(proposals, config);
  const end = [...(isSaved && isChange ? [`Saved in ${config}.`] : unsaved), ...guesses];
  await terminal.out(
    terminalLines([
      `${file}: a table for \`check ${table.settings.kind}\`. ${recognized.length} of ${count(proposals.length, 'column')} recognized`,
      '',
      ...linesOf(proposals),
      '',
      ...(end.length > 0 ? end : ['There is nothing to save.']),
    ]),
  );
  return 0;
}
