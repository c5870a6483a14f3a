import type { Column } from './column.ts';
import type { ColumnNames, NamedColumn, Sureness } from './columnNames.ts';
import { type HeadingGroup, headingGroups } from './headingGroup.ts';
import { headingWords, readingsOf } from './headingWords.ts';

/** Where the cells of a heading go, and how surely. */
export interface HeadingTarget {
  readonly path: readonly (string | number)[];
  readonly column: Column;
  readonly sureness: Sureness;
}

/** Fields that only a person has: a heading without an owner means the first owner. */
const personal: ReadonlySet<string> = new Set(
  [
    'first_name',
    'last_name',
    'date_of_birth',
    'nationality',
    'ownership_percentage',
    'id_number',
  ].map((field) => `business_owners.*.${field}`),
);

/** A question about a person; without its verb, a signer may be a name. */
const answers = /^(?:is|has)_/;

function targetOf(
  { column, sureness }: NamedColumn,
  positions: readonly number[],
): HeadingTarget | undefined {
  let used = 0;
  const path = column.path.split('.').map((key) => (key === '*' ? (positions[used++] ?? 0) : key));
  const isInRange = path.every((key) => typeof key === 'string' || (key >= 0 && key < 1000));
  return isInRange ? { path, column, sureness } : undefined;
}

function findInGroup(
  { scope, positions, rest }: HeadingGroup,
  names: ColumnNames,
): HeadingTarget | undefined {
  const named = names.find(scope, rest);
  if (named) return targetOf(named, positions);
  // Alone, these name a person or a business, and one of several documents.
  if (scope !== '' || /^nome?$|^id$|document/.test(rest)) return undefined;
  const ofPerson = names.find('business_owners.*', rest);
  const isPersonal =
    ofPerson &&
    (personal.has(ofPerson.column.path) ||
      (answers.test(rest) && ofPerson.column.type === 'boolean'));
  return ofPerson && isPersonal ? targetOf({ ...ofPerson, sureness: 3 }, []) : undefined;
}

function findText(text: string, names: ColumnNames): HeadingTarget | undefined {
  for (const group of headingGroups(text)) {
    const target = findInGroup(group, names);
    if (target) return target;
  }
  return undefined;
}

const vague: ReadonlySet<string> = new Set(['type', 'date', 'number', 'code']);

/** A longer heading is not a name. */
const maxLength = 200;

/**
 * Returns where the cells of a heading go; undefined for one that names no field. Of names that a heading joins by `/` or
 * “or”, all that name a field must name the same; of those behind a dash or colon, all must name it: the email of somebody is not the
 * email.
 */
export function bindHeading(heading: string, names: ColumnNames): HeadingTarget | undefined {
  const { whole, alternatives, qualified } = readingsOf(heading.slice(0, maxLength));
  for (const text of whole) {
    const target = findText(text, names);
    if (target) return target;
  }
  const found = [...alternatives, ...qualified].map((part) => findText(part, names));
  if (qualified.length > 0 && found.includes(undefined)) return undefined;
  // Beside a part that names nothing, such a word is not a name: `Type/Amount`.
  const isVague = (text: string): boolean => vague.has(headingWords(text).join(' '));
  if (found.includes(undefined) && alternatives.some(isVague)) return undefined;
  const [first, ...others] = found.filter((target) => target !== undefined);
  const isOne = others.every(({ path }) => path.join('.') === first?.path.join('.'));
  return first && isOne ? { ...first, sureness: 3 } : undefined;
}
