import { formatText } from '@passmuster/findings';
import { fieldHint, fieldLabel, type Labels } from '@passmuster/schemas/labels';
import type { Language } from '../checks/checkSettings.ts';
import { choicesOf } from '../columns/choicesOf.ts';
import type { Column } from '../columns/column.ts';
import { columnsOf, fieldOf } from '../columns/columnsOf.ts';
import { labelsByLanguage } from '../columns/customerLabels.ts';
import type { Kind } from '../columns/kind.ts';
import { type TemplateWords, templateWords } from './templateWords.ts';

/** A column of a template. */
export interface TemplateColumn {
  readonly path: readonly (string | number)[];
  readonly column: Column;
  /** In words, as a form asks: `Owner 1 – First name *`. */
  readonly heading: string;
  readonly isRequired: boolean;
  /** What to enter, in a sentence or two; empty if the heading says it. */
  readonly note: string;
  /** Labels of the values of its list, by value; undefined for a column without a list. */
  readonly choices?: ReadonlyMap<string, string>;
  /** True if values that are not in the list are accepted too. */
  readonly isOpen: boolean;
}

/** The language of a template. */
export interface TemplateLanguage {
  readonly labels: Labels;
  readonly words: TemplateWords;
}

/** Returns the labels and words of templates in a language. */
export const languageOf = (language: Language): TemplateLanguage => ({
  labels: labelsByLanguage[language],
  words: templateWords[language],
});

type Path = TemplateColumn['path'];

/** Owners and documents a template has room for; more can be added by numbering on. */
const copies: Readonly<Record<string, number>> = {
  business_owners: 2,
  documents: 3,
  supporting_documents: 1,
};

/** Returns the paths of a column, one for each owner and document. */
function pathsOf({ path }: Column): readonly Path[] {
  let paths: readonly Path[] = [[]];
  for (const key of path.split('.')) {
    const count = key === '*' ? (copies[String(paths[0]?.at(-1))] ?? 1) : 0;
    const keys = key === '*' ? Array.from({ length: count }, (_, at) => at) : [key];
    paths = paths.flatMap((before) => keys.map((next) => [...before, next]));
  }
  return paths;
}

/** Returns the parts of a heading: the owner, document or address, then the field. */
function partsOf(kind: Kind, path: Path, { labels, words }: TemplateLanguage): readonly string[] {
  // The label of a business's phone names the business.
  if (kind === 'phone' && path[0] === 'phone') return [fieldLabel(['phone_number'], labels)];
  return path.flatMap((key, at) => {
    const next = path[at + 1];
    if (typeof key === 'number') return [];
    if (typeof next !== 'number') return [fieldLabel(path.slice(0, at + 1), labels)];
    const text = key === 'business_owners' ? labels.checklist.owner : words.document;
    return [formatText(text, { number: next + 1 })];
  });
}

/** Returns the choices of a column, those of its list or yes and no. */
function choicesIn(
  { type, options }: Column,
  labels: Labels,
): ReadonlyMap<string, string> | undefined {
  if (options) return choicesOf(options, labels);
  const { yes, no } = labels.answers;
  return type === 'boolean'
    ? new Map([
        ['true', yes],
        ['false', no],
      ])
    : undefined;
}

function noteOf({ path, type, options }: Column, { labels, words }: TemplateLanguage): string {
  const keys = path.split('.');
  const hint = fieldHint(keys, labels);
  const isShare = path.endsWith('ownership_percentage');
  const kindOfValue = options ? 'choice' : isShare ? 'share' : type;
  const enter = kindOfValue === 'text' ? undefined : words.enter[kindOfValue];
  return [hint, enter].filter((text) => text !== undefined).join(' ');
}

/** Columns of the first owner stand together, then those of the second. */
function grouped(columns: readonly TemplateColumn[]): readonly TemplateColumn[] {
  const groups = new Map<string, TemplateColumn[]>();
  for (const column of columns) {
    const [list, at] = column.path;
    const key = typeof at === 'number' ? `${list} ${at}` : column.path.join('.');
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  return [...groups.values()].flat();
}

/** Returns the columns of the template of a kind, except those that have only one value. */
export function templateColumns(kind: Kind, language: TemplateLanguage): readonly TemplateColumn[] {
  const columns = columnsOf(kind).filter(({ options }) => options?.length !== 1);
  const all = columns.flatMap((column) => {
    const field = fieldOf(kind, column);
    const isRequired = field ? field.required === true : column.isRequired;
    const choices = choicesIn(column, language.labels);
    return pathsOf(column).map((path): TemplateColumn => {
      const heading = partsOf(kind, path, language).join(' – ');
      return {
        path,
        column,
        heading: isRequired ? `${heading} *` : heading,
        isRequired,
        note: noteOf(column, language),
        ...(choices && { choices }),
        isOpen: field?.suggests !== undefined,
      };
    });
  });
  return grouped(all);
}
