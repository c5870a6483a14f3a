import type { Column } from './column.ts';
import type { ColumnNames, NamedColumn, Sureness } from './columnNames.ts';
import { type HeadingGroup, headingGroups } from './headingGroup.ts';
import { headingReadings } from './headingReadings.ts';
import { headingWords } from './headingWords.ts';

/** Where the cells of a heading go, and how surely. */
export interface HeadingTarget {
  readonly path: readonly (string | number)[];
  readonly column: Column;
  readonly sureness: Sureness;
  /** True if the heading is about a person and names no owner: it means the first owner only in a table of owners. */
  readonly isOwnerless?: boolean;
  /** True if it is about somebody who acts for the business: not an owner where the table names owners. */
  readonly isRepresentative?: boolean;
}

/** A question about a person; without its verb, a signer may be a name. */
const answers = /^(?:is|has)_/;

/** Tells which names of a field of owners mean a person although they name no owner: by field, of words in a heading. */
const personal: Readonly<Record<string, (words: readonly string[]) => boolean>> = {
  first_name: () => true,
  last_name: () => true,
  date_of_birth: () => true,
  nationality: () => true,
  title: (words) => words.includes('jobtitle'),
  ownership_percentage: (words) => words.length > 1 && /percent|proportion/.test(words.join(' ')),
  id_number: (words) =>
    words.includes('passport') ||
    ['document', 'id', 'number'].every((word) => words.includes(word)),
  front_image: (words) => words.includes('image'),
  back_image: (words) => words.includes('image'),
  address: (words) => words.includes('residence') && words.includes('address'),
};

function targetOf(
  { column, sureness }: NamedColumn,
  positions: readonly number[],
): HeadingTarget | undefined {
  let used = 0;
  const path = column.path.split('.').map((key) => (key === '*' ? (positions[used++] ?? 0) : key));
  const isInRange = path.every((key) => typeof key === 'string' || (key >= 0 && key < 1000));
  return isInRange ? { path, column, sureness } : undefined;
}

const ownerless = (target: HeadingTarget | undefined): HeadingTarget | undefined =>
  target && { ...target, isOwnerless: true };

function findInGroup(
  { scope, positions, rest, isRepresentative }: HeadingGroup,
  names: ColumnNames,
): HeadingTarget | undefined {
  const named = names.find(scope, rest);
  const target = named && targetOf(named, positions);
  if (target) return isRepresentative ? { ...target, isRepresentative } : target;
  if (scope !== '' || names.isAmbiguous('', rest)) return undefined;
  const ofPerson = names.find('business_owners.*', rest);
  if (!ofPerson) return undefined;
  const { path, type } = ofPerson.column;
  const [, , field = '', ...below] = path.split('.');
  const isQuestion = answers.test(rest) && type === 'boolean';
  const isPersonal = below.length === 0 || field === 'address' ? personal[field] : undefined;
  // A heading without an owner means the first owner.
  return isQuestion || isPersonal?.(headingWords(rest))
    ? ownerless(targetOf({ ...ofPerson, sureness: 3 }, []))
    : undefined;
}

function findText(text: string, names: ColumnNames): HeadingTarget | undefined {
  for (const group of headingGroups(text)) {
    const target = findInGroup(group, names);
    if (target) return target;
  }
  return undefined;
}

/** Returns where several names go if all are known and name the same field. */
function findSame(texts: readonly string[], names: ColumnNames): HeadingTarget | undefined {
  const [first, ...others] = texts.map((text) => findText(text, names));
  const pathOf = (target: HeadingTarget | undefined): string => target?.path.join('.') ?? '';
  const isOne = others.every((other) => pathOf(other) === pathOf(first));
  return first && isOne ? { ...first, sureness: 3 } : undefined;
}

/** A longer heading is not a name. */
const maxLength = 200;

/**
 * Returns where the cells of a heading go; undefined for one that names no field. Of the names that a heading joins by `/` or “or”, or
 * divides by a dash or colon, all must name the same: the email of somebody is not the email, and a purpose of one
 * thing is not that of another.
 */
export function bindHeading(heading: string, names: ColumnNames): HeadingTarget | undefined {
  const { whole, alternatives, qualified } = headingReadings(heading.slice(0, maxLength));
  for (const text of whole) {
    const target = findText(text, names);
    if (target) return target;
  }
  for (const parts of [...alternatives, qualified]) {
    const target = findSame(parts, names);
    if (target) return target;
  }
  return undefined;
}
