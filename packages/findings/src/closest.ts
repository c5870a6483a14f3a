/** Returns how many edits are between the first `i` letters of one text and each beginning of the other, given those of fewer letters. */
function editsAt(
  i: number,
  [one, other]: readonly [string, string],
  [row, before]: readonly [readonly number[], readonly number[]],
): readonly number[] {
  const next = [i];
  for (let j = 1; j <= other.length; j++) {
    const same = one[i - 1] === other[j - 1] ? 0 : 1;
    let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
    const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
    if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
    next.push(least);
  }
  return next;
}

/**
 * Returns how many edits (insert, delete, replace, swap of neighbors) are between two short texts; infinity if they are more
 * than `most`, often without reading the end.
 */
function distance(one: string, other: string, most: number): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    [before, row] = [row, editsAt(i, [one, other], [row, before])];
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
  }
  return row[other.length] ?? 0;
}

/**
 * Returns up to three of `names` that `text` may have meant, closest first: a third of the letters may differ, or the
 * text may be a part of the name. Reads the first 100 characters of the text.
 *
 * @example
 * closest('owner/pasport-form', ['owner/minimum-age', 'owner/passport-form']) // ['owner/passport-form']
 */
export function closest(text: string, names: readonly string[]): readonly string[] {
  const wanted = text.slice(0, 100).toLowerCase();
  const most = Math.max(1, wanted.length / 3);
  const scoreOf = (name: string): number => {
    if (name.includes(wanted)) return 0.5;
    // Each letter that one has more is an edit.
    const isFar = Math.abs(name.length - wanted.length) > most;
    return isFar ? Number.POSITIVE_INFINITY : distance(wanted, name, most);
  };
  return names
    .map((name) => ({ name, score: scoreOf(name.toLowerCase()) }))
    .filter(({ score }) => score <= most)
    .sort((a, b) => a.score - b.score)
    .slice(0, 3)
    .map(({ name }) => name);
}
