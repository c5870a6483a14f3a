import { CommandError } from '../terminal/commandError.ts';
import type { Column } from './column.ts';
import { columnNames, type NamedColumn, withoutPositions } from './columnNames.ts';
import { columnsOf } from './columnsOf.ts';
import { ownerWords } from './headingNames.ts';
import type { Kind } from './kind.ts';
import { simplify } from './simplify.ts';

/** Where the cells of one column go. */
export interface BoundColumn {
  readonly index: number;
  readonly path: readonly (string | number)[];
  readonly column: Column;
}

export interface Headings {
  readonly bound: readonly BoundColumn[];
  /** Headings that name no field, or one that another column names; their cells are left out. */
  readonly unknown: readonly string[];
  /** True if the first row is the first record, not a heading. */
  readonly isHeadless: boolean;
}

/** `Owner 1 first name` counts from 1, `business_owners[0].first_name` from 0. */
const owner = `(?:${ownerWords.join('|')})`;
const people: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`^${owner}_(\\d+)_documento?_(\\d+)_`),
    'business_owners_$1_supporting_documents_$2_',
  ],
  [new RegExp(`^${owner}_(\\d+)_`), 'business_owners_$1_'],
  [/^documento?_(\d+)_/, 'documents_$1_'],
];

interface Target extends BoundColumn {
  readonly heading: string;
  readonly isOtherName: boolean;
}

function bind(
  heading: string,
  index: number,
  names: ReadonlyMap<string, NamedColumn>,
): Target | undefined {
  let name = simplify(heading);
  const spoken = people.find(([form]) => form.test(name));
  if (spoken) name = name.replace(...spoken);
  const named = names.get(withoutPositions(name));
  if (!named) return undefined;
  const positions = [...name.matchAll(/(?<=_)\d+(?=_)/g)].map(([digits]) => Number(digits));
  const shift = spoken ? 1 : 0;
  let used = 0;
  const path = named.column.path
    .split('.')
    .map((key) => (key === '*' ? (positions[used++] ?? 0) - shift : key));
  const isInRange = path.every((key) => typeof key === 'string' || (key >= 0 && key < 1000));
  return isInRange ? { heading, index, path, ...named } : undefined;
}

/** Returns the column that is read if several name a field: the one with the API's name or label, else the first. */
function bestOf(targets: readonly Target[]): Target | undefined {
  const [first] = targets;
  const named = targets.filter(({ isOtherName }) => !isOtherName);
  if (named.length > 1) {
    throw new CommandError(`two columns name the field ${first?.path.join('.')}. Remove one`);
  }
  return named[0] ?? first;
}

/** `field=Column heading`, as given by `--map`. */
function applyMap(
  headings: readonly string[],
  map: Readonly<Record<string, string>>,
): readonly string[] {
  const renamed = [...headings];
  for (const [field, heading] of Object.entries(map)) {
    const index = headings.findIndex((name) => name.trim() === heading);
    if (index < 0) {
      throw new CommandError(`--map: there is no column "${heading}"`);
    }
    renamed[index] = field;
  }
  return renamed;
}

const looksLikeValue: Readonly<Partial<Record<Kind, RegExp>>> = {
  address: /^\s*0x[0-9a-f]{6,}/i,
  phone: /^\s*\+?\d{6,}\s*$/,
};

export interface MatchOptions {
  readonly map?: Readonly<Record<string, string>> | undefined;
  /** The column that holds the value to check, for tables of addresses and phone numbers. */
  readonly column?: string | undefined;
}

/**
 * Finds the field that each heading names: by the API's path (`business_owners[0].first_name`), by label ("Business
 * name", "Owner 1 first name"), or by `map`. Throws `CommandError` where no heading names a field, or two name one.
 */
export async function matchHeadings(
  kind: Kind,
  headings: readonly string[],
  { map = {}, column }: MatchOptions = {},
): Promise<Headings> {
  const names = await columnNames(kind);
  const main = columnsOf(kind)[0];
  const renamed = applyMap(
    headings,
    column === undefined || !main ? map : { ...map, [main.path]: column },
  );
  const targets = renamed.flatMap((heading, index) => bind(heading, index, names) ?? []);
  const pathOf = ({ path }: BoundColumn): string => path.join('.');
  const bound = targets.filter(
    (target) => target === bestOf(targets.filter((other) => pathOf(other) === pathOf(target))),
  );
  const indexes = new Set(bound.map(({ index }) => index));
  const unknown = renamed
    .map((heading) => heading.trim())
    .filter((heading, index) => heading !== '' && !indexes.has(index));
  if (
    bound.length === 0 &&
    main &&
    headings.some((heading) => looksLikeValue[kind]?.test(heading))
  ) {
    const index = headings.findIndex((heading) => looksLikeValue[kind]?.test(heading));
    return { bound: [{ index, path: [main.path], column: main }], unknown: [], isHeadless: true };
  }
  if (bound.length === 0) {
    const example = columnsOf(kind)
      .slice(0, 3)
      .map(({ path }) => path)
      .join(', ');
    throw new CommandError(
      `no column is recognized. Name columns as the API does (${example}), or pass --map field="Your heading". \`passmuster template ${kind}\` writes a file with every column`,
    );
  }
  return { bound, unknown, isHeadless: false };
}
