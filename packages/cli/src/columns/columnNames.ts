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

type LabelOf = (key: string) => string;

const lists: readonly string[] = ['business_owners', 'documents', 'supporting_documents'];

/** `documents_0_doc_type` as `documents_#_doc_type`; a digit that belongs to a name, as in `street1`, stays. */
export const withoutPositions = (name: string): string => name.replace(/(?<=_)\d+(?=_)/g, '#');

/** The path in the words of a form: `business_owners 0 Date of birth`. */
const spoken = (path: readonly string[], labelOf: LabelOf): string =>
  path.map((key) => (key === '0' || lists.includes(key) ? key : labelOf(key))).join(' ');

/** What a column may be called: by path, and by label in each language, alone or below its owner. */
function namesOf({ path }: Column, labels: readonly LabelOf[]): readonly string[] {
  const keys = path.replaceAll('*', '0').split('.');
  const last = keys.at(-1) ?? '';
  const withoutAddress = keys.filter((key) => key !== 'address');
  return [
    keys.join('_'),
    ...(path.includes('*') ? [] : [last]),
    ...labels.flatMap((labelOf) => [
      spoken(keys, labelOf),
      path.includes('*') ? spoken(withoutAddress, labelOf) : labelOf(last),
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
