/** The golden ratio's fraction: its multiples spread over 0 to 1 more evenly than chance does. */
const step = 0.618_033_988_749_895;

/** A source of jitter that needs no randomness: calls made at once are given waits that lie apart. */
export function evenSpread(): () => number {
  let at = 0;
  return () => {
    at = (at + step) % 1;
    return at;
  };
}
