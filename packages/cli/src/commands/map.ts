import { existsSync } from 'node:fs';
import { closestFields } from '../columns/closestFields.ts';
import { columnNames } from '../columns/columnNames.ts';
import { groupedHeadings } from '../columns/headingGroup.ts';
import { type Kind, kinds } from '../columns/kind.ts';
import { type BoundColumn, matchHeadings } from '../columns/matchHeadings.ts';
import { readChecked } from '../config/readChecked.ts';
import { ConfigSchema, configName } from '../config/readConfig.ts';
import { openRecords } from '../input/openRecords.ts';
import type { InputFormat } from '../input/sniffFormat.ts';
import { jsonDocument } from '../output/json.ts';
import { withOutput } from '../output/outputFile.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';
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

/** What is proposed for one column. */
interface Proposal {
  readonly heading: string;
  /** Undefined for a heading that is like none. */
  readonly field: string | undefined;
  /** True for a field that the heading doesn't name and that a person has to confirm. */
  readonly isGuess: boolean;
}

const fieldOf = ({ path }: BoundColumn): string => path.join('.');

async function boundOf(
  kind: Kind,
  headings: readonly string[],
  map: MapOptions['map'],
): Promise<readonly BoundColumn[]> {
  try {
    return (await matchHeadings(kind, headings, { map })).bound;
  } catch (error) {
    if (error instanceof CommandError && map === undefined) return [];
    throw error;
  }
}

/** Returns the kind of which most headings name a field. */
async function kindOf(headings: readonly string[]): Promise<Kind> {
  const known = await Promise.all(
    kinds.map(async (kind) => ({ kind, size: (await boundOf(kind, headings, undefined)).length })),
  );
  const [best] = known.toSorted((one, other) => other.size - one.size);
  if (best && best.size > 0) return best.kind;
  throw new CommandError('no column is recognized. Say what the rows are, such as --kind customer');
}

async function propose(
  kind: Kind,
  headings: readonly string[],
  map: MapOptions['map'],
): Promise<readonly Proposal[]> {
  const names = await columnNames(kind);
  const bound = await boundOf(kind, headings, map);
  const taken = new Set(bound.map(fieldOf));
  return headings.flatMap((text, index): readonly Proposal[] => {
    const heading = text.trim();
    if (heading === '') return [];
    const column = bound.find((one) => one.index === index);
    if (column) return [{ heading, field: fieldOf(column), isGuess: false }];
    const field = closestFields(heading, names, bound).find((name) => !taken.has(name));
    if (field !== undefined) taken.add(field);
    return [{ heading, field, isGuess: field !== undefined }];
  });
}

/** Adds a mapping to the settings, which are created if there are none. */
async function save(
  map: Readonly<Record<string, string>>,
  file: string,
  terminal: Terminal,
): Promise<void> {
  const settings = existsSync(file) ? await readChecked(file, ConfigSchema, terminal) : {};
  const mapped = { ...settings, map: { ...settings.map, ...map } };
  await withOutput({ file }, terminal, ({ write }) => write(jsonDocument(mapped)));
}

function linesOf(proposals: readonly Proposal[]): readonly string[] {
  const width = Math.min(40, Math.max(...proposals.map(({ heading }) => heading.length)));
  return proposals.map(({ heading, field, isGuess }) => {
    const shown = heading.length > width ? `${heading.slice(0, width - 1)}…` : heading;
    const what =
      field === undefined ? 'not read' : `${field}${isGuess ? '  (a guess: check it)' : ''}`;
    return `  ${shown.padEnd(width)}  ${what}`;
  });
}

/** Runs `passmuster map FILE`: shows which field each column of a table gives, and saves the mapping in the settings. */
export async function map(
  file: string,
  { kind, map: given, save: isSaved = false, config, ...reading }: MapOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { headings: written, headingGroups: groups = [] } = await openRecords(
    file,
    reading,
    terminal,
  );
  if (!written) throw new CommandError(`${file}: this file has no headings. Pass CSV or .xlsx`);
  const headings = groupedHeadings(written, groups);
  const read = kind ?? (await kindOf(headings));
  const proposals = await propose(read, headings, given);
  const guesses = proposals.filter(({ isGuess }) => isGuess);
  const settings = config ?? configName;
  const mapping = Object.fromEntries([
    ...guesses.map(({ heading, field = '' }) => [field, heading]),
    ...Object.entries(given ?? {}),
  ]);
  const isChange = Object.keys(mapping).length > 0;
  if (isSaved && isChange) await save(mapping, settings, terminal);
  const recognized = proposals.filter(({ field, isGuess }) => field !== undefined && !isGuess);
  const end = isChange
    ? isSaved
      ? `Saved in ${settings}. Check its guesses: remove those that are wrong.`
      : `To save the guesses in ${settings}, add --save; to correct one, add --map "field=Heading".`
    : 'There is nothing to save.';
  await terminal.out(
    terminalLines([
      `${file}: a table for \`check ${read}\`. ${recognized.length} of ${count(proposals.length, 'column')} recognized`,
      '',
      ...linesOf(proposals),
      '',
      end,
    ]),
  );
  return 0;
}
