/**
 * Returns true if adding, removing or replacing one letter, or swapping two neighbors, turns one text into the
 * other. False for equal texts.
 *
 * @example
 * isOneEditApart('gauteng', 'guateng') // true
 */
export function isOneEditApart(one: string, other: string): boolean {
  return one.length <= other.length ? isOneEdit(one, other) : isOneEdit(other, one);
}

function isOneEdit(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (at === short.length) return false;
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (isSwap && short.slice(at + 2) === long.slice(at + 2))
  );
}
