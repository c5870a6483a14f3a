import { stripVTControlCharacters } from 'node:util';

/** How long a command took is not compared. */
const squeeze = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/\b\d+(?:\.\d+)? ?ms\b/g, '… ms')
    .trim();

/** Returns whether a printed line is the shown one. A shown line may end with `…`, and then only begins like the printed one. */
const isShown = (shown: string, printed: string): boolean =>
  shown.endsWith('…') ? printed.startsWith(shown.slice(0, -1).trim()) : printed === shown;

/**
 * Returns the first line of `shown` that `printed` doesn't have at its place; undefined if it has all. Each line must be
 * whole, and follow the one before it; a line of `…` stands for any lines.
 */
export function missingLine(shown: string, printed: string): string | undefined {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .map(squeeze)
    .filter((line) => line !== '');
  let at: number | undefined;
  for (const line of shown.split('\n').map(squeeze)) {
    if (line === '') continue;
    if (line === '…') {
      at = undefined;
      continue;
    }
    const from: number = at ?? 0;
    const found = lines.findIndex((other, i) => i >= from && isShown(line, other));
    if (found === -1 || (at !== undefined && found !== from)) return line;
    lines.splice(0, found + 1);
    at = 0;
  }
  return undefined;
}
