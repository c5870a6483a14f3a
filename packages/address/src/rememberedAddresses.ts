/** Twice what viem's cache holds: some 1.5 MB at the most. */
const capacity = 16_384;
const known: Set<string> = /* @__PURE__ */ new Set();

/** A bit for each address seen once, at a place its hash gives: 64 kB, made when first needed. */
const places = 2 ** 19;
let seenOnce: Int32Array | undefined;
let seenCount = 0;

/** Whether `value` was found right at least twice, not too long ago. */
export function isRemembered(value: string): boolean {
  return known.has(value);
}

/**
 * Notes that `value` was found right. It is kept from its second sight among as many others as are kept at all:
 * a long list of different addresses costs neither memory nor time. Where two addresses share a bit, one is
 * kept a little early, no more.
 * What is refused is not for this: a sender of wrong addresses would push out those of everybody else.
 *
 * @param hash 32 bits of its hash
 */
export function remember(value: string, hash: number): void {
  seenOnce ??= new Int32Array(places / 32);
  const word = (hash >>> 5) & (places / 32 - 1);
  const bit = 1 << (hash & 31);
  const seen = seenOnce[word] ?? 0;
  if ((seen & bit) !== 0) {
    keep(value);
    return;
  }
  if (seenCount++ === capacity) {
    seenOnce.fill(0);
    seenCount = 0;
  }
  seenOnce[word] = seen | bit;
}

function keep(value: string): void {
  if (known.size === capacity) known.clear();
  // Cut from a larger text, `value` would keep that text in memory: this copy does not.
  known.add(String.fromCharCode(...Array.from(value, (character) => character.charCodeAt(0))));
}
