import type { Cell } from '../input/rawRecord.ts';
import type { ColumnNames } from './columnNames.ts';
import { fitsCells } from './fitsCells.ts';
import { headingGroups } from './headingGroup.ts';
import { headingWords } from './headingWords.ts';
import type { BoundColumn } from './matchHeadings.ts';

/** How alike two lists of words are, from 0 to 1: the words of both, by all words. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.includes(word)).length;
  return shared / (one.length + other.length - shared || 1);
}

const minLikeness = 0.3;
const maxFields = 2;

/**
 * Returns up to two fields that a heading may mean, that no other column gives, and whose type fits the cells below it, the
 * likeliest first.
 */
export function closestFields(
  heading: string,
  cells: readonly Cell[],
  { names }: ColumnNames,
  bound: readonly BoundColumn[],
): readonly string[] {
  const taken = new Set(bound.map(({ path }) => path.join('.')));
  const best = new Map<string, number>();
  for (const { scope, positions, rest } of headingGroups(heading)) {
    const words = headingWords(rest);
    for (const name of names) {
      if (name.scope !== scope) continue;
      let used = 0;
      const field = name.named.column.path.replace(/\*/g, () => String(positions[used++] ?? 0));
      const likely = likeness(words, headingWords(name.text));
      if (taken.has(field) || likely < minLikeness) continue;
      if (!fitsCells(cells, name.named.column)) continue;
      best.set(field, Math.max(likely, best.get(field) ?? 0));
    }
  }
  return [...best]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxFields)
    .map(([field]) => field);
}
