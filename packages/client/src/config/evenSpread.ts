/** The fractional part of the golden ratio. Its multiples spread over 0 to 1 more evenly than random numbers. */
const step = 0.618_033_988_749_895;

/** Returns a source of jitter without randomness: calls that start together get different delays. */
export function evenSpread(): () => number {
  let last = 0;
  return () => {
    last = (last + step) % 1;
    return last;
  };
}
