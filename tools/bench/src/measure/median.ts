/** Returns the value at a part of the way through the sorted values. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

/** Returns the middle value, the lower one of two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns half of the range between the quartiles, as a fraction of the median. */
export const spreadOf = (values: readonly number[]): number =>
  (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median(values);
