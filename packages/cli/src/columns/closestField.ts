import type { Cell } from '../input/rawRecord.ts';
import { bindHeading } from './bindHeading.ts';
import type { ColumnNames, NamedColumn } from './columnNames.ts';
import { fitsCells } from './fitsCells.ts';
import { headingGroups } from './headingGroup.ts';
import { headingWords } from './headingWords.ts';

/** How alike two lists of words are, from 0 to 1: the words of both, by all words. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.includes(word)).length;
  return shared / (one.length + other.length - shared || 1);
}

const minLikeness = 0.3;

/** Returns the path of a field in an element of its list. */
function pathAt({ column }: NamedColumn, positions: readonly number[]): string {
  let used = 0;
  return column.path.replace(/\*/g, () => String(positions[used++] ?? 0));
}

/**
 * Returns the field that a heading most likely means, of those whose type fits the cells below it; undefined for a heading that names a
 * field which the cells can't be values of.
 */
export function closestField(
  heading: string,
  cells: readonly Cell[],
  { names, ...known }: ColumnNames,
): string | undefined {
  const target = bindHeading(heading, { names, ...known });
  if (target) return fitsCells(cells, target.column) ? target.path.join('.') : undefined;
  const likely = headingGroups(heading).flatMap(({ scope, positions, rest }) => {
    const words = headingWords(rest);
    return names
      .filter((name) => name.scope === scope)
      .map(({ text, named }) => ({ named, positions, by: likeness(words, headingWords(text)) }));
  });
  const [best] = likely
    .filter(({ by, named }) => by >= minLikeness && fitsCells(cells, named.column))
    .toSorted((one, other) => other.by - one.by);
  return best && pathAt(best.named, best.positions);
}
