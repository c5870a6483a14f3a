import { foldText } from '@passmuster/findings';
import type { Cell } from '../input/rawRecord.ts';

/** What people call a column of calling codes, folded. */
const names =
  /(?:^|_)(?:dial(?:l?ing)?|calling|isd|ddi|indicatif|indicativo)(?:_|$)|(?:^|_)(?:country|phone|tel)_code(?:_|$)|code_pays|codigo_(?:do_)?pais/;
const code = /^\s*\(?(?:\+|00)?([1-9]\d{0,3})\)?\s*$/;
const nationalNumber = /^\s*\(?\d[\d\s().-]{4,}$/;

/** Returns the column beside that of a phone number, by its index, whose heading says that it holds calling codes. */
export const callingCodeIndex = (index: number, headings: readonly string[]): number | undefined =>
  [index - 1, index + 1].find((at) => names.test(foldText(headings[at] ?? '', '_')));

/** Returns the calling codes of a row, digits only, by the index of their columns. */
export function callingCodes(
  cells: readonly Cell[],
  bound: readonly { readonly callingCodeIndex?: number }[],
): ReadonlyMap<number | undefined, string> {
  const indexes = bound.flatMap(({ callingCodeIndex: at }) => (at === undefined ? [] : [at]));
  return new Map(
    indexes.flatMap((index) => {
      const digits = code.exec(String(cells[index] ?? ''))?.[1];
      return digits === undefined ? [] : [[index, digits] as const];
    }),
  );
}

/** Returns a phone number with its calling code if it has none: `+234 803 312 0456`. */
export function withCallingCode(cell: Cell, callingCode: string | undefined): Cell {
  if (callingCode === undefined) return cell;
  const text = String(cell ?? '');
  const hasNone = nationalNumber.test(text) && !text.trim().startsWith('00');
  return hasNone && !text.startsWith(callingCode) ? `+${callingCode} ${text.trim()}` : cell;
}
