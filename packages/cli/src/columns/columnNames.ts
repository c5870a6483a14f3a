import { fieldLabel, type Labels } from '@passmuster/schemas/labels';
import type { Column } from './column.ts';
import { columnsOf } from './columnsOf.ts';
import { headingNames } from './headingNames.ts';
import type { Kind } from './kind.ts';
import { simplify } from './simplify.ts';

/** A column and how it was named. */
export interface NamedColumn {
  readonly column: Column;
  /** True for another name than the API's and the label of a form. */
  readonly isOtherName: boolean;
}

const lists: readonly string[] = ['business_owners', 'documents', 'supporting_documents'];

/** Returns `documents_0_doc_type` as `documents_#_doc_type`; a digit that belongs to a name, as in `street1`, stays. */
export const withoutPositions = (name: string): string => name.replace(/(?<=_)\d+(?=_)/g, '#');

/** Returns a path in the words of a form: `business_owners 0 Date of birth`. */
function spoken(path: readonly string[], labels: Labels): string {
  const words = path.map((key, at) => {
    if (key === '*') return '0';
    return lists.includes(key) ? key : fieldLabel(path.slice(0, at + 1), labels);
  });
  return words.join(' ');
}

/** Returns what a column may be called: by path, and by label in each language, alone or below its owner. */
function namesOf({ path }: Column, languages: readonly Labels[]): readonly string[] {
  const keys = path.split('.');
  const withoutAddress = keys.filter((key) => key !== 'address');
  return [
    path.replaceAll('*', '0').replaceAll('.', '_'),
    ...(path.includes('*') ? [] : keys.slice(-1)),
    ...languages.flatMap((labels) => [
      spoken(keys, labels),
      path.includes('*') ? spoken(withoutAddress, labels) : fieldLabel(keys, labels),
    ]),
  ];
}

/**
 * Returns the names of the columns of a kind, simplified, `#` for a position: the API's path, its label in each
 * language, and what people call it.
 */
export async function columnNames(kind: Kind): Promise<ReadonlyMap<string, NamedColumn>> {
  const columns = columnsOf(kind);
  const labels = kind === 'customer' ? (await import('./customerLabels.ts')).customerLabels : [];
  const names = new Map<string, NamedColumn>();
  const add = (name: string, column: Column, isOtherName: boolean): void => {
    const key = withoutPositions(simplify(name));
    if (!names.has(key)) names.set(key, { column, isOtherName });
  };
  for (const column of columns) add(column.path.replaceAll('*', '0'), column, false);
  for (const column of columns)
    for (const name of namesOf(column, labels)) add(name, column, false);
  for (const column of columns) {
    for (const name of headingNames[kind][column.path] ?? []) add(name, column, true);
  }
  return names;
}
