import { isFilledCell } from '../input/isFilledCell.ts';
import type { Cell } from '../input/rawRecord.ts';
import type { TableStart } from '../input/refuseSecondTable.ts';
import { choiceNamed } from './choiceNamed.ts';
import type { Column } from './column.ts';
import { headingTest } from './headingTest.ts';
import { hasKnownWord } from './headingWords.ts';
import type { BoundColumn } from './matchHeadings.ts';

/** A row below one of values has at least so many headings. */
const minHeadings = 3;

/** Returns whether a text may be meant as a value of a column; undefined for a column that takes any text. */
function isValue(text: string, { path, type, options = [] }: Column): boolean | undefined {
  if (options.length > 0) return choiceNamed(options, text) !== undefined;
  if (type === 'boolean')
    return /^(?:[xy01✓]|no?|yes|o(?:ui)?|non|s|sim|não|true|false)$/i.test(text);
  if (/email$/.test(path)) return text.includes('@');
  const hasDigits = type !== 'text' || /(?:^|_)(?:number|code|iban)$/.test(path);
  return type === 'file' || !hasDigits ? undefined : /\d/.test(text);
}

/** Returns true if none of the cells of a row that its columns can tell may be a value, and there are some. */
function hasNoValue(cells: readonly Cell[], bound: readonly BoundColumn[]): boolean {
  const answers = bound.flatMap(({ index, column }) => {
    const text = String(cells[index] ?? '').trim();
    return text === '' ? [] : (isValue(text, column) ?? []);
  });
  return answers.length > 0 && !answers.includes(true);
}

/** Returns the test for a row that begins another table below one of these columns. */
export async function tableStart(bound: readonly BoundColumn[]): Promise<TableStart> {
  const isHeading = await headingTest();
  return {
    mayStart: hasKnownWord,
    isStart: (cells, isBelowBlank) =>
      (isBelowBlank ||
        (cells.filter(isFilledCell).length >= minHeadings && hasNoValue(cells, bound))) &&
      isHeading(cells),
  };
}
