const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;

/** Returns half of the range between the quartiles of some times, as a fraction of their median. */
export function spreadOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return (at(sorted, 0.75) - at(sorted, 0.25)) / 2 / at(sorted, 0.5);
}
