import { foldText } from '@passmuster/findings';
import { fieldLabel, type Labels } from '@passmuster/schemas/labels';
import type { Column } from './column.ts';
import { columnsOf } from './columnsOf.ts';
import { headings } from './headings.generated.ts';
import { headingWords } from './headingWords.ts';
import type { Kind } from './kind.ts';

/** How surely a heading names a column: 0 by the API's name or the label of a form, 3 by some of its words. */
export type Sureness = 0 | 1 | 2 | 3;

/** A column and how it was named. */
export interface NamedColumn {
  readonly column: Column;
  readonly sureness: Sureness;
}

/** Finds the column of a list (`scope`; empty for the record) that a text names. */
export interface ColumnNames {
  readonly find: (scope: string, text: string) => NamedColumn | undefined;
  /** Returns true for a text that may mean several columns of a list, or something else, and names none. */
  readonly isAmbiguous: (scope: string, text: string) => boolean;
  readonly names: readonly Name[];
}

/** A name of a column, below its list. */
export interface Name {
  readonly scope: string;
  readonly text: string;
  readonly named: NamedColumn;
}

/** Returns the list that a column is of, and the keys below it. */
function scopeOf({ path }: Column): { readonly scope: string; readonly keys: readonly string[] } {
  const keys = path.split('.');
  const depth = keys.lastIndexOf('*') + 1;
  return { scope: keys.slice(0, depth).join('.'), keys: keys.slice(depth) };
}

/** Returns a field in the words of a form, below the objects that it is part of: `Registered address City`. */
function labelsOf(column: Column, languages: readonly Labels[]): readonly string[] {
  const { keys } = scopeOf(column);
  const path = column.path.split('.');
  const start = path.length - keys.length;
  return languages.flatMap((labels) => {
    const words = keys.map((_, at) => fieldLabel(path.slice(0, start + at + 1), labels));
    return [words.join(' '), ...words.slice(-1)];
  });
}

/** Returns the names of a field in countries that call it otherwise. */
const namesInCountries = ({ path }: Column, languages: readonly Labels[]): readonly string[] =>
  languages.flatMap((labels) =>
    Object.keys(labels.fieldsIn).flatMap((country) => {
      const label = fieldLabel(path.split('.'), labels, country);
      return label === fieldLabel(path.split('.'), labels) ? [] : [label];
    }),
  );

function namesOf(kind: Kind, languages: readonly Labels[]): readonly Name[] {
  const columns = columnsOf(kind);
  const namesByField: Readonly<Record<string, string>> = headings.names[kind];
  const name =
    (column: Column, sureness: Sureness) =>
    (text: string): Name => ({
      scope: scopeOf(column).scope,
      text,
      named: { column, sureness },
    });
  return [
    ...columns.map((column) => name(column, 0)(scopeOf(column).keys.join(' '))),
    ...columns.flatMap((column) =>
      [...scopeOf(column).keys.slice(-1), ...labelsOf(column, languages)].map(name(column, 0)),
    ),
    ...columns.flatMap((column) =>
      [
        ...(namesByField[column.path]?.split('|') ?? []),
        ...(scopeOf(column).scope === '' ? namesInCountries(column, languages) : []),
      ].map(name(column, 1)),
    ),
  ];
}

/** A name in words. */
interface WordedName {
  readonly words: readonly string[];
  readonly column: Column;
}

/** Returns the words of headings that may mean several columns of a list: no column is named by them. */
function ambiguousWords(kind: Kind, scope: string): ReadonlySet<string> {
  const lists: Readonly<Record<string, string>> = headings.ambiguous;
  const found = [`* `, `${kind} ${scope}`].flatMap((at) => lists[at]?.split('|') ?? []);
  return new Set(found.map((text) => headingWords(text).join(' ')));
}

/** Returns the words that a heading may add to the name of a column. */
function optionalWords(kind: Kind, column: Column): ReadonlySet<string> {
  const prefix = `${kind} ${scopeOf(column).scope} `;
  const found = Object.entries(headings.optionalWords).flatMap(([at, words]) => {
    const field = at.slice(prefix.length);
    const isFor =
      at.startsWith(prefix) &&
      (field === '*' ||
        column.path === field ||
        (field.endsWith('.') && column.path.startsWith(field)));
    return isFor ? words.split('|') : [];
  });
  return new Set(found.flatMap(headingWords));
}

/** Returns the names of the columns of each list in words, for headings that are none of the names; of equal ones the first. */
function nameWords(names: readonly Name[]): ReadonlyMap<string, readonly WordedName[]> {
  const byScope = new Map<string, Map<string, WordedName>>();
  for (const { scope, text, named } of names) {
    const words = headingWords(text);
    const key = words.join(' ');
    const known = byScope.get(scope) ?? new Map<string, WordedName>();
    if (words.length > 0 && !known.has(key)) known.set(key, { words, column: named.column });
    byScope.set(scope, known);
  }
  return new Map([...byScope].map(([scope, known]) => [scope, [...known.values()]]));
}

/** Returns the column of which words name most, if the others may be added to its name, and no other column is named as well. */
function findByParts(
  words: readonly string[],
  known: readonly WordedName[],
  optionalOf: (column: Column) => ReadonlySet<string>,
): Column | undefined {
  const fitting = known.filter((name) => {
    if (!name.words.every((word) => words.includes(word))) return false;
    const optional = optionalOf(name.column);
    const isAdded = words.every((word) => name.words.includes(word) || optional.has(word));
    return isAdded && name.words.some((word) => !optional.has(word));
  });
  const most = Math.max(...fitting.map((name) => name.words.length));
  const [best, ...others] = fitting.filter((name) => name.words.length === most);
  return others.every(({ column }) => column === best?.column) ? best?.column : undefined;
}

function indexNames(kind: Kind, languages: readonly Labels[]): ColumnNames {
  const names = namesOf(kind, languages);
  const exact = new Map<string, NamedColumn>();
  for (const { scope, text, named } of names) {
    const key = `${scope} ${foldText(text, '_')}`;
    if (!exact.has(key)) exact.set(key, named);
  }
  let byWords: ReturnType<typeof nameWords> | undefined;
  const optional = new Map<Column, ReadonlySet<string>>();
  const optionalOf = (column: Column): ReadonlySet<string> => {
    const found = optional.get(column) ?? optionalWords(kind, column);
    optional.set(column, found);
    return found;
  };
  const ambiguousIn = new Map<string, ReadonlySet<string>>();
  const ambiguousOf = (scope: string): ReadonlySet<string> => {
    const found = ambiguousIn.get(scope) ?? ambiguousWords(kind, scope);
    ambiguousIn.set(scope, found);
    return found;
  };
  return {
    names,
    isAmbiguous: (scope, text) => ambiguousOf(scope).has(headingWords(text).join(' ')),
    find: (scope, text) => {
      const found = exact.get(`${scope} ${foldText(text, '_')}`);
      if (found) return found;
      byWords ??= nameWords(names);
      const words = headingWords(text);
      const ambiguous = ambiguousOf(scope);
      if (ambiguous.has(words.join(' '))) return undefined;
      const known = (byWords.get(scope) ?? []).filter(
        (name) => !ambiguous.has(name.words.join(' ')),
      );
      const same = known.find((name) => name.words.join(' ') === words.join(' '));
      if (same) return { column: same.column, sureness: 2 };
      const column = findByParts(words, known, optionalOf);
      return column && { column, sureness: 3 };
    },
  };
}

const known = new Map<Kind, ColumnNames>();

/** Returns the names of the columns of a kind: the API's, their labels in each language, and what people call them. */
export async function columnNames(kind: Kind): Promise<ColumnNames> {
  const before = known.get(kind);
  if (before) return before;
  const { customerLabels } = await import('./customerLabels.ts');
  const names = indexNames(kind, customerLabels);
  known.set(kind, names);
  return names;
}
