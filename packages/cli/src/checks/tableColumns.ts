import { type Kind, kinds } from '../columns/kind.ts';
import type { Headings, MatchOptions } from '../columns/matchHeadings.ts';
import type { OpenOptions } from '../input/openRecords.ts';
import type { RecordSource } from '../input/recordSource.ts';
import { CommandError } from '../terminal/commandError.ts';
import { Refusal } from '../terminal/refusal.ts';
import { nextCommand } from '../text/nextCommand.ts';
import type { CheckSettings } from './checkSettings.ts';

/** Where the ids of customers come from, for rows of other kinds. */
export interface CustomersOptions {
  /** The results of `submit customer`. */
  readonly customers?: string | undefined;
  /** The heading, or the key, that tells customers apart in both files; if not given, their registration number. */
  readonly customersBy?: string | undefined;
}

/** How a command reads the records of a file, whatever it does with them. */
export interface TableOptions
  extends Omit<MatchOptions, 'savedMap' | 'groups'>,
    OpenOptions,
    CustomersOptions {
  /** The folder of documents; that of the table, if not given. */
  readonly documents?: string | undefined;
  /** What the file is called in texts; by its path, if not given. */
  readonly name?: string | undefined;
  /** Return a table of which no column is recognized, rather than throw. */
  readonly allowsUnknown?: boolean | undefined;
}

/** What is known of a table before it is read. `kind`: what its rows are; by the headings, if not given. */
export interface KnownTable extends Pick<CheckSettings, 'savedMap'> {
  readonly kind?: Kind | undefined;
}

/** Returns the kind of which most headings name a field; undefined if none does. */
export async function kindOf(match: (kind: Kind) => Promise<Headings>): Promise<Kind | undefined> {
  const known = await Promise.all(
    kinds.map(async (kind) => ({ kind, size: (await match(kind)).bound.length })),
  );
  const [best] = known.toSorted((one, other) => other.size - one.size);
  return best && best.size > 0 ? best.kind : undefined;
}

const kindNames: Readonly<Record<Kind, string>> = {
  ...{ customer: 'business customers', wallet: 'wallet requests', address: 'addresses' },
  ...{ bank: 'bank accounts', phone: 'phone numbers' },
};

/** Says which kind the rows look like. Columns that a person named are those of another kind. */
const otherKind = (
  kind: Kind,
  file: string,
  { map: _map, column: _column, ...options }: TableOptions,
): string => `these look like ${kindNames[kind]}: ${nextCommand(['check', kind, file], options)}`;

/** A source whose headings were matched. */
export interface Found extends Headings {
  readonly kind: Kind;
  readonly source: RecordSource;
}

/** A sheet of which so many columns name a field, or all of them, is the one that is meant. */
const minBound = 3;

const isTable = (one: Found | undefined): one is Found => (one?.bound.length ?? 0) > 0;

/** Returns false for a sheet that hardly names a field: a cover sheet may have a cell that is a heading elsewhere. */
function isSurely(one: Found | undefined): boolean {
  if (!isTable(one)) return false;
  const headings = (one.source.headings ?? []).filter((heading) => heading.trim() !== '');
  return one.bound.length >= minBound || one.bound.length >= headings.length;
}

/** Returns the first other sheet that has a table, and one that fits better if the first sheet has one. */
async function otherSheet(
  { otherSheets = [] }: RecordSource,
  first: Found | undefined,
  found: (source: RecordSource) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const known = first?.bound.length ?? 0;
  for (const open of otherSheets) {
    const other = await found(await open());
    if (!isTable(other)) continue;
    const { length } = other.bound;
    if (known === 0 || (length >= minBound && length > 2 * known)) return other;
  }
  return undefined;
}

/** Matches the headings of a source, or of the first other sheet of its workbook that has a table of this kind. */
export async function columnsIn(
  source: RecordSource,
  name: string,
  { kind: given, savedMap }: KnownTable,
  options: TableOptions,
): Promise<Found> {
  const { map, column, allowsUnknown = false } = options;
  const { matchHeadings, noColumn } = await import('../columns/matchHeadings.ts');
  const likely = ({ headings = [], headingGroups: groups }: RecordSource) =>
    kindOf((kind) => matchHeadings(kind, headings, { savedMap, groups }));
  const found = async (one: RecordSource): Promise<Found | undefined> => {
    const { headings = [], headingGroups: groups } = one;
    const kind = given ?? (await likely(one));
    if (kind === undefined) return undefined;
    const named = { savedMap, groups, map, column };
    return { kind, source: one, ...(await matchHeadings(kind, headings, named)) };
  };
  try {
    const first = await found(source);
    const best = isSurely(first) ? first : ((await otherSheet(source, first, found)) ?? first);
    if (isTable(best)) return best;
    if (first && allowsUnknown) return first;
    const other = await likely(source);
    if (given === undefined) {
      throw new Refusal('noKind');
    }
    throw new CommandError(other ? otherKind(other, name, options) : noColumn(given));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${name}: ${error.message}`, { cause: error });
  }
}
