import { addressEnds } from './addressEnds.ts';
import { isAddress } from './isAddress.ts';

/** Two different addresses of a list that look the same: one of them may imitate the other. */
interface Pair {
  readonly lower: string;
  readonly position: number;
  /** Position of the first address that looks like it. */
  other?: number;
}

/**
 * Returns the look-alikes within a list: by the position of each address, from 0, that of the first other one with the same
 * first 3 and last 4 digits but other digits between. Repeated addresses are not look-alikes of each other, and what is not an
 * address has none. Letter case is ignored. Among n random addresses, n² in 537 million pairs match.
 *
 * @throws {TypeError} if `addresses` is a single string or not iterable
 * @example
 * const first = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
 * const second = '0x5aa777777777777777777777777777777777eaed';
 * [...lookAlikesIn([first, second, first])] // [[0, 1], [1, 0], [2, 1]]
 */
export function lookAlikesIn(addresses: Iterable<unknown>): ReadonlyMap<number, number> {
  if (typeof addresses === 'string' || addresses?.[Symbol.iterator] === undefined) {
    throw new TypeError('lookAlikesIn expects a list of addresses');
  }
  const all = Array.from(addresses, (address) => (isAddress(address) ? address.toLowerCase() : ''));
  const pairs = pairsIn(all);
  const found = new Map<number, number>();
  for (const [position, lower] of all.entries()) {
    const pair = pairs.get(addressEnds(lower));
    if (pair?.other === undefined) continue;
    found.set(position, pair.lower === lower ? pair.other : pair.position);
  }
  return found;
}

/** Returns the first address with the same ends, and the first other one; empty text is not an address. */
function pairsIn(all: readonly string[]): ReadonlyMap<string, Pair> {
  const byEnds = new Map<string, Pair>();
  for (const [position, lower] of all.entries()) {
    if (lower === '') continue;
    const pair = byEnds.get(addressEnds(lower));
    if (!pair) byEnds.set(addressEnds(lower), { lower, position });
    else if (pair.lower !== lower) pair.other ??= position;
  }
  return byEnds;
}
