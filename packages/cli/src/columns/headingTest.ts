import { isFilledCell } from '../input/isFilledCell.ts';
import type { Cell } from '../input/rawRecord.ts';
import { bindHeading } from './bindHeading.ts';
import { columnNames } from './columnNames.ts';
import { kinds } from './kind.ts';

/** A row of more cells may have some that name no field. */
const minNamed = 3;
const minShare = 0.6;

/** Returns a function that tells whether a row names columns of any kind of table, rather than values. */
export async function headingTest(): Promise<(cells: readonly Cell[]) => boolean> {
  const names = await Promise.all(kinds.map(columnNames));
  return (cells) => {
    const texts = cells.filter(isFilledCell);
    if (texts.length < 2 || !texts.every((text) => typeof text === 'string')) return false;
    return names.some((known) => {
      const fields = texts.flatMap((text) => bindHeading(text, known)?.path.join('.') ?? []);
      const { size } = new Set(fields);
      return size === texts.length || (size >= minNamed && size >= texts.length * minShare);
    });
  };
}
