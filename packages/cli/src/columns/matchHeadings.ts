import { closest } from '@passmuster/findings';
import { CommandError } from '../terminal/commandError.ts';
import { Refusal } from '../terminal/refusal.ts';
import { columnLetters } from '../text/columnLetters.ts';
import { bindHeading, type HeadingTarget } from './bindHeading.ts';
import { callingCodeIndex } from './callingCodeCells.ts';
import type { Column } from './column.ts';
import { type ColumnNames, columnNames, type Sureness } from './columnNames.ts';
import { columnsOf } from './columnsOf.ts';
import { groupedHeadings } from './headingGroup.ts';
import type { Kind } from './kind.ts';

/** Where the cells of one column go. */
export interface BoundColumn {
  readonly index: number;
  /** As the table has it; undefined for a column without one. */
  readonly heading?: string;
  readonly path: readonly (string | number)[];
  readonly column: Column;
  /** How surely the heading names the field. */
  readonly sureness?: Sureness;
  /** The column beside that of a phone number that holds its calling code. */
  readonly callingCodeIndex?: number;
}

/** A column that is left out. */
export interface UnknownColumn {
  readonly index: number;
  readonly heading: string;
}

export interface Headings {
  readonly bound: readonly BoundColumn[];
  /** Columns whose heading names no field, or one that another column names; their cells are left out. */
  readonly unknown: readonly UnknownColumn[];
  /** True if the first row is the first record, not a heading. */
  readonly isHeadless: boolean;
}

interface Target extends BoundColumn, Pick<HeadingTarget, 'isOwnerless' | 'isRepresentative'> {
  readonly heading: string;
  readonly sureness: Sureness;
}

/** What only an owner has; the name of a person may be that of a contact. */
const ofOwners =
  /^(?:date_of_birth|nationality|ownership_percentage|id_number|is_(?:control_person|signer|beneficial_owner))$/;

/** Returns true for a table that names an owner, or holds what only an owner has. */
const hasOwners = (targets: readonly Target[]): boolean =>
  targets.some(
    ({ path: [list, , field = ''], isOwnerless }) =>
      list === 'business_owners' && (!isOwnerless || ofOwners.test(String(field))),
  );

/**
 * Leaves out headings about a person that most likely mean nobody in the list of owners: of no owner in a table without any, and of
 * somebody who acts for the business in a table that names owners.
 */
function withoutStrangers(targets: readonly Target[]): readonly Target[] {
  const known = hasOwners(targets) ? targets : targets.filter(({ isOwnerless }) => !isOwnerless);
  const namesOwners = known.some(
    ({ path: [list], isOwnerless, isRepresentative }) =>
      list === 'business_owners' && !isOwnerless && !isRepresentative,
  );
  return namesOwners ? known.filter(({ isRepresentative }) => !isRepresentative) : known;
}

/** Returns the column that is read if several name a field: that which names it most surely, of equals the first. */
function bestOf(targets: readonly Target[]): Target | undefined {
  const least = Math.min(...targets.map(({ sureness }) => sureness));
  const [best, ...others] = targets.filter(({ sureness }) => sureness === least);
  if (least === 0 && others.length > 0) {
    const named = [best, ...others].flatMap((one) =>
      one ? [`${columnLetters(one.index + 1)} ("${one.heading}")`] : [],
    );
    throw new Refusal('twoColumns', {
      first: named.slice(0, -1).join(', '),
      last: named.at(-1) ?? '',
      field: best?.path.join('.') ?? '',
    });
  }
  return best;
}

/** Says that `--map` names no field, and which one may be meant. */
function noField(field: string, { names }: ColumnNames): string {
  const fields = [...new Set(names.map(({ named }) => named.column.path.replaceAll('*', '0')))];
  const [near] = closest(field.replace(/\[(\d+)\]/g, '.$1'), fields);
  return `--map: there is no field "${field}"${near === undefined ? '' : `. Did you mean ${near}?`}`;
}

/** Returns a heading as it is shown: a line break in a cell is a space. */
const onOneLine = (heading: string): string => heading.replace(/\s+/g, ' ').trim();

/**
 * Gives the columns that `map` names the names of their fields. Throws for a heading of `--map` that is not there; the
 * settings may name columns of other files.
 */
function applyMap(
  headings: readonly string[],
  { map = {}, savedMap = {} }: MatchOptions,
  names: ColumnNames,
): readonly string[] {
  const renamed = [...headings];
  const indexOf = (heading: string): number =>
    headings.findIndex((name) => onOneLine(name) === onOneLine(heading));
  for (const [field, heading] of Object.entries(savedMap)) {
    const index = indexOf(heading);
    if (index >= 0 && bindHeading(field, names)) renamed[index] = field;
  }
  for (const [field, heading] of Object.entries(map)) {
    const index = indexOf(heading);
    if (index < 0) throw new Refusal('noColumn', { heading });
    if (!bindHeading(field, names)) throw new CommandError(noField(field, names));
    renamed[index] = field;
  }
  return renamed;
}

const looksLikeValue: Readonly<Partial<Record<Kind, RegExp>>> = {
  address: /^\s*0x[0-9a-f]{6,}/i,
  phone: /^\s*\+?\d{6,}\s*$/,
};

export interface MatchOptions {
  /** Headings by field, as given by `--map`. */
  readonly map?: Readonly<Record<string, string>> | undefined;
  /** Headings by field, of the settings: those of other files are not in this one. */
  readonly savedMap?: Readonly<Record<string, string>> | undefined;
  /** The cell above each heading that names a group of columns. */
  readonly groups?: readonly string[] | undefined;
  /** The column that holds the value to check, for tables of addresses and phone numbers. */
  readonly column?: string | undefined;
}

/** Says that no heading names a field, and what to do. */
export function noColumn(kind: Kind): string {
  const example = columnsOf(kind)
    .slice(0, 3)
    .map(({ path }) => path)
    .join(', ');
  return `no column is recognized. Name columns as the API does (${example}), or pass --map field="Your heading". \`passmuster template ${kind}\` writes a file with every column`;
}

/**
 * Finds the field that each heading names: by the API's path (`business_owners[0].first_name`), by label ("Business
 * name", "Owner 1 first name"), or by `map`. Throws `CommandError` if two headings name one field, or `map` names a field or a
 * heading that doesn't exist.
 */
export async function matchHeadings(
  kind: Kind,
  written: readonly string[],
  { map = {}, savedMap, groups = [], column }: MatchOptions = {},
): Promise<Headings> {
  const names = await columnNames(kind);
  const headings = groupedHeadings(
    written,
    groups,
    (text) => bindHeading(text, names) !== undefined,
  );
  const main = columnsOf(kind)[0];
  const mapped = column === undefined || !main ? map : { ...map, [main.path]: column };
  const renamed = applyMap(headings, { map: mapped, savedMap }, names);
  const named = renamed.flatMap((heading, index): readonly Target[] => {
    const target = bindHeading(heading, names);
    if (!target) return [];
    const code = target.column.type === 'phone' ? callingCodeIndex(index, headings) : undefined;
    const beside = code === undefined ? {} : { callingCodeIndex: code };
    return [{ heading: headings[index]?.trim() ?? '', index, ...target, ...beside }];
  });
  const targets = withoutStrangers(named);
  const pathOf = ({ path }: BoundColumn): string => path.join('.');
  const bound = targets.filter(
    (target) => target === bestOf(targets.filter((other) => pathOf(other) === pathOf(target))),
  );
  const indexes = new Set(bound.flatMap(({ index, callingCodeIndex: code }) => [index, code]));
  const unknown = renamed
    .map((heading, index) => ({ index, heading: heading.trim() }))
    .filter(({ index, heading }) => heading !== '' && !indexes.has(index));
  if (
    bound.length === 0 &&
    main &&
    headings.some((heading) => looksLikeValue[kind]?.test(heading))
  ) {
    const index = headings.findIndex((heading) => looksLikeValue[kind]?.test(heading));
    return { bound: [{ index, path: [main.path], column: main }], unknown: [], isHeadless: true };
  }
  return { bound, unknown, isHeadless: false };
}
