import { foldText } from '@passmuster/findings';
import { fieldLabel, type Labels } from '@passmuster/schemas/labels';
import type { Column } from './column.ts';
import { columnsOf } from './columnsOf.ts';
import { contextWords, headingNames } from './headingNames.ts';
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

/** Returns what countries call a field. */
const namesInCountries = ({ path }: Column, languages: readonly Labels[]): readonly string[] =>
  languages.flatMap((labels) =>
    Object.keys(labels.fieldsIn).flatMap((country) => {
      const label = fieldLabel(path.split('.'), labels, country);
      return label === fieldLabel(path.split('.'), labels) ? [] : [label];
    }),
  );

function namesOf(kind: Kind, languages: readonly Labels[]): readonly Name[] {
  const columns = columnsOf(kind);
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
        ...(headingNames[kind][column.path] ?? []),
        ...(scopeOf(column).scope === '' ? namesInCountries(column, languages) : []),
      ].map(name(column, 1)),
    ),
  ];
}

const keyOf = (scope: string, words: readonly string[]): string => `${scope} ${words.join(' ')}`;

/** The names of columns in words, for headings that are none of the names. */
function indexWords(names: readonly Name[]): ReadonlyMap<string, NamedColumn> {
  const index = new Map<string, NamedColumn>();
  for (const { scope, text, named } of names) {
    const words = headingWords(text);
    const key = keyOf(scope, words);
    if (words.length > 0 && !index.has(key)) index.set(key, { ...named, sureness: 2 });
  }
  return index;
}

function indexNames(kind: Kind, languages: readonly Labels[]): ColumnNames {
  const names = namesOf(kind, languages);
  const exact = new Map<string, NamedColumn>();
  for (const { scope, text, named } of names) {
    const key = `${scope} ${foldText(text, '_')}`;
    if (!exact.has(key)) exact.set(key, named);
  }
  let byWords: ReadonlyMap<string, NamedColumn> | undefined;
  return {
    names,
    find: (scope, text) => {
      const found = exact.get(`${scope} ${foldText(text, '_')}`);
      if (found) return found;
      byWords ??= indexWords(names);
      const words = headingWords(text);
      const byMeaning = byWords.get(keyOf(scope, words));
      if (byMeaning) return byMeaning;
      const context = contextWords[scope === '' ? kind : `${kind} ${scope}`] ?? [];
      const rest = words.filter((word) => !context.includes(word));
      // The type of a beneficiary is not that of the account.
      const isNamed = rest.length > 0 && rest.join(' ') !== 'type';
      const named = isNamed ? byWords.get(keyOf(scope, rest)) : undefined;
      return named && { ...named, sureness: 3 };
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
